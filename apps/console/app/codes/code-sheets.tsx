import type { CodeSet } from '@tablefront/console-wire/codes';
import { type CSSProperties, Suspense, useState } from 'react';
import { later } from '../ui/later.ts';
import { Face, type FaceProps } from './code-face.tsx';
import { papers, SHEETS } from './code-words.ts';

const CodeScene = later(() => import('./code-scene.tsx'));

interface CodeSheetsProps extends Omit<FaceProps, 'code' | 'colors'> {
  codes: CodeSet['codes'];
}

/** The sheets as the printer gives them, on the screen the first of them; or a card where guests will see it. */
export function CodeSheets({ design, look, name, codes, address, isMade }: CodeSheetsProps) {
  const [placed, setPlaced] = useState(false);
  const [first] = codes;
  const { perSheet, say, stands } = papers[design.paper];
  const sheets = Array.from({ length: Math.ceil(codes.length / perSheet) }, (_, sheet) =>
    codes.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
  const colors = look[design.ground];
  const style = {
    '--ground': colors.ground,
    '--text-on': colors.text,
    '--accent-on': colors.accent,
    '--code-ground': colors.codeGround,
    '--code-mm': papers[design.paper].codeMm,
  } as CSSProperties;
  const worn = [`on-${design.ground}`, !isMade && 'not-yet', look.serif && 'serif'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for who has keys alone
    <section className="pane code-stage" aria-label="Preview" tabIndex={0}>
      <div className="row wrap code-says">
        <p className="small muted grow">
          {!placed && `Sheet 1 of ${sheets.length}, ${SHEETS[design.sheet]}. ${say}`}
          {!isMade && ' The codes are made with the button.'}
        </p>
        <fieldset className="seg" aria-label="Show">
          <button type="button" aria-pressed={!placed} onClick={() => setPlaced(false)}>
            Sheet
          </button>
          <button type="button" aria-pressed={placed} onClick={() => setPlaced(true)}>
            {stands}
          </button>
        </fieldset>
      </div>
      {placed && first && (
        <Suspense>
          <div className={worn} style={style}>
            <CodeScene code={first} {...{ design, look, colors, name, address, isMade }} />
          </div>
        </Suspense>
      )}
      <div className={`sheets ${worn} ${placed ? 'only-print' : ''}`} style={style}>
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

/** A tent card has the same face on both sides. */
function Card(props: FaceProps) {
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
