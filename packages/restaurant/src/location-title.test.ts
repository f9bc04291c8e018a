import { expect, it } from 'vitest';
import { locationTitle } from './location-title.ts';

it.each([
  ['Queen West', 'Maple & Ember', 'Maple & Ember Queen West'],
  ['Maple & Ember Queen West', 'Maple & Ember', 'Maple & Ember Queen West'],
  ['CAFÉ SOLEIL Plateau', 'Cafe Soleil', 'CAFÉ SOLEIL Plateau'],
  ['Queen West', 'Our Restaurant', 'Queen West'],
  ['Nova', 'Nova', 'Nova'],
])('%s of %s is titled %s', (name, brand, title) => {
  expect(locationTitle(name, brand)).toBe(title);
});
