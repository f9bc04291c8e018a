/**
 * A location's name as a page's title says it: with the brand's before it (`Maple & Ember Queen West`), unless it bears
 * that already or the brand has none of its own.
 */
export function locationTitle(name: string, brandName: string): string {
  if (brandName === 'Our Restaurant' || folded(name).includes(folded(brandName))) return name;
  return `${brandName} ${name}`;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
