import type { Highlight } from '@tablefront/restaurant/site-configuration/site-configuration';
import { ArrowRight } from 'lucide';
import { StyleSheet } from '../../rendering/style-sheet.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { fitted } from '../../ui/fitted.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { NamedSiteLink } from '../../ui/site-link.tsx';
import wordsStyles from './highlights-in-words.css?inline';

/** Rows that alternate: picture left, picture right. Pictures run to the screen's edge. */
export function Highlights({ highlights, tint }: { highlights: Highlight[]; tint: boolean }) {
  const { text } = useShell();
  return (
    <section className={tint ? 'on-tint' : undefined} aria-label="Highlights">
      {highlights.some(({ image }) => !image) && (
        <StyleSheet name="highlights-in-words" precedence="page" css={`@media screen{${wordsStyles}}`} />
      )}
      {highlights.map(({ id, title, description, image, link }) => (
        <article className={image ? 'highlight' : 'highlight highlight--text'} key={id}>
          {image && <Picture className="picture" src={image} alt="" width={1200} height={900} loading="lazy" />}
          <div className="highlight-text" {...text}>
            <h2 style={fitted(title, '--t-h2')}>{title}</h2>
            {description && <p>{description}</p>}
            {link && (
              <NamedSiteLink className="link" link={link}>
                <Icon node={ArrowRight} />
              </NamedSiteLink>
            )}
          </div>
        </article>
      ))}
    </section>
  );
}
