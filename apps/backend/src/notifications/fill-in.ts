/** A text with its marks filled in. What is not known is left out, with the gap before it; what is no mark stays. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/([^\S\n]?)\{([a-z ]{1,20})\}/g, (whole, gap: string, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) return whole;
    return value === '' ? '' : `${gap}${value}`;
  });
}
