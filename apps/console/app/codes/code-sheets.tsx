import type { CodeColors, CodeDesign, CodeLook, CodeSet } from '@tablefront/console-wire/codes';
import type { CSSProperties } from 'react';
import { drawCode } from './code-drawing.ts';
import { PAPERS, SHEETS } from './code-words.ts';

interface CodeSheetsProps {
  design: CodeDesign;
  look: CodeLook;
  /** Of the brand. */
  name: string;
  codes: CodeSet['codes'];
  address: string;
  /** Otherwise the codes lead nowhere yet, and nothing is to be printed. */
  isMade: boolean;
}

/** The sheets as the printer gives them; on the screen the first of them. */
export function CodeSheets({ design, look, name, codes, address, isMade }: CodeSheetsProps) {
  const { perSheet, say } = PAPERS[design.paper];
  const sheets = Array.from({ length: Math.ceil(codes.length / perSheet) }, (_, sheet) =>
    codes.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
  const colors = look[design.ground];
  const style = {
    '--ground': colors.ground,
    '--text-on': colors.text,
    '--accent-on': colors.accent,
    '--code-ground': colors.codeGround,
    '--code-mm': PAPERS[design.paper].codeMm,
  } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for who has keys alone
    <section className="pane code-stage" aria-label="Preview" tabIndex={0}>
      <p className="small muted code-says">
        Sheet 1 of {sheets.length}, {SHEETS[design.sheet]}. {say}
        {!isMade && ' The codes are made with the button.'}
      </p>
      <div
        className={['sheets', `on-${design.ground}`, !isMade && 'not-yet', look.serif && 'serif']
          .filter(Boolean)
          .join(' ')}
        style={style}
      >
        {sheets.map((on) => (
          <div key={on[0]?.table ?? on[0]?.code} className={`sheet ${design.sheet} paper-${design.paper}`}>
            {on.map((code) => (
              <Card key={code.table ?? code.code} code={code} {...{ design, look, colors, name, address, isMade }} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface CardProps extends Omit<CodeSheetsProps, 'codes'> {
  code: CodeSet['codes'][number];
  colors: CodeColors;
}

/** A tent card has the same face on both sides. */
function Card(props: CardProps) {
  if (props.design.paper !== 'tent') return <Face {...props} />;
  return (
    <div className="tent-card">
      <div className="turned" aria-hidden="true">
        <Face {...props} />
      </div>
      <Face {...props} />
    </div>
  );
}

function Face({ code: { code, table }, design, look, colors, name, address, isMade }: CardProps) {
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
