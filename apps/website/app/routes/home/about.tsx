import { useId } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { fitted } from '../../ui/fitted.ts';
import { Picture } from '../../ui/picture.tsx';
import type { HomePage } from './home-page.ts';

export function About({ about, tint }: { about: NonNullable<HomePage['about']>; tint: boolean }) {
  const id = useId();
  const { text } = useShell();
  const [lead, ...others] = about.text;
  return (
    <section className={`section${tint ? ' on-tint' : ''}`} aria-labelledby={id}>
      <div className={`wrap about${about.image ? '' : ' about--text'}`}>
        {about.image && (
          <Picture className="picture" src={about.image} alt="" width={900} height={1100} loading="lazy" />
        )}
        <div className="about-text">
          <h2 id={id} dir="auto" style={fitted(about.title, '--t-h2')}>
            {about.title}
          </h2>
          {lead && (
            <p className="lead" {...text}>
              {lead}
            </p>
          )}
          {others.map((paragraph) => (
            <p className="muted" key={paragraph} {...text}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
