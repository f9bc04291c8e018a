import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeLook } from './code-look.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever a brand’s colours are, codes are dark on light with 7:1, and words can be read', () => {
  fc.assert(
    fc.property(color, color, (primaryColor, orderColor) => {
      const { paper, brand } = codeLook({ primaryColor, orderColor });
      for (const { code, codeGround, text, ground, accent } of [paper, brand]) {
        expect(wcagContrast(code, codeGround)).toBeGreaterThanOrEqual(7);
        expect(wcagContrast(codeGround, '#000')).toBeGreaterThan(wcagContrast(code, '#000'));
        expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
