import type { CodeColors, CodeSet } from '@tablefront/console-wire/codes';
import { inWords } from '../api/refused.ts';
import { Button } from '../ui/button.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { codePng, codeSvg } from './code-drawing.ts';

interface CodeFilesProps {
  set: CodeSet;
  address: string;
  colors: CodeColors;
  days: number | null;
}

/** Each code by itself: its address, its files, how often it was scanned. */
export function CodeFiles({ set, address, colors, days }: CodeFilesProps) {
  return (
    <section className="stack g2" aria-labelledby="code-files">
      <h2 id="code-files" className="lab-1">
        {set.codes.length === 1 ? 'The code' : `The ${set.codes.length} codes`}
      </h2>
      <p className="small muted">
        {set.putAway && 'Put away. '}They lead to <code>{set.leadsTo}</code>. What is printed stays; where it leads, you
        change above.
      </p>
      <ul className="card list code-files">
        {set.codes.map(({ code, table, scans }) => {
          const name = table === null ? set.name : `${set.name} ${table}`;
          return (
            <li key={code}>
              <span className="grow">
                <b className="m">{table ?? set.name}</b>
                <small className="muted small in-line">
                  {address.replace(/^https?:\/\//, '')}
                  {code}
                  {days !== null && `, ${scans === 1 ? '1 scan' : `${scans} scans`}`}
                </small>
              </span>
              <Button small onClick={() => saveSvg(name, address + code, colors)} aria-label={`SVG of ${name}`}>
                SVG
              </Button>
              <Button small onClick={() => void savePng(name, address + code, colors)} aria-label={`PNG of ${name}`}>
                PNG
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function saveSvg(name: string, text: string, colors: CodeColors): void {
  save(new Blob([codeSvg(text, colors)], { type: 'image/svg+xml' }), `${name}.svg`);
}

async function savePng(name: string, text: string, colors: CodeColors): Promise<void> {
  try {
    save(await codePng(text, colors), `${name}.png`);
  } catch (error) {
    sayWrong(inWords(error));
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name.replace(/[^\p{L}\p{N} .-]+/gu, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  say(`Saved ${link.download}.`);
}
