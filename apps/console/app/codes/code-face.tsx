import type { CodeColors, CodeDesign, CodeLook, CodeSet } from '@tablefront/console-wire/codes';
import { drawCode } from './code-drawing.ts';

export interface FaceProps {
  code: CodeSet['codes'][number];
  design: CodeDesign;
  look: CodeLook;
  colors: CodeColors;
  /** Of the brand. */
  name: string;
  address: string;
  /** Otherwise the codes lead nowhere yet, and nothing is to be printed. */
  isMade: boolean;
}

/** What guests look at: the lines, and the code. */
export function Face({ code: { code, table }, design, look, colors, name, address, isMade }: FaceProps) {
  const { large, small, word } = design;
  const { size, path } = drawCode(address + code);
  const at = table === null ? '' : `${word} ${table}`.trim();
  const label = isMade ? `QR code for ${address}${code}${at && `, ${at}`}` : 'A QR code will stand here';
  return (
    <div className="face">
      {look.logo && (
        <img className="face-logo" src={look.logo} alt={name} onError={({ currentTarget }) => currentTarget.remove()} />
      )}
      {large && <p className="face-large">{large}</p>}
      {small && <p className="face-small">{small}</p>}
      <svg
        className="face-code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill={colors.codeGround} />
        <path d={path} fill={colors.code} />
      </svg>
      {at && <p className="face-table">{at}</p>}
    </div>
  );
}
