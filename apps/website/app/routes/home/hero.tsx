import { isExternal } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { StyleSheet } from '../../rendering/style-sheet.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { fitted } from '../../ui/fitted.ts';
import { OrderLink } from '../../ui/order-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageLink, SiteLink } from '../../ui/site-link.tsx';
import { smallerPictures } from '../../ui/smaller-pictures.ts';
import cutoutStyles from './hero-cutout.css?inline';
import pictureStyles from './hero-picture.css?inline';
import plainStyles from './hero-plain.css?inline';
import type { HomePage } from './home-page.ts';

interface HeroProps {
  hero: HomePage['hero'];
  /** What the layer under it is about, where there is one: it offers reserving, and a place's on wide screens ordering too. */
  beside?: 'place' | 'locations';
}
/** A page carries those of its own hero. */
const styles = { cutout: cutoutStyles, picture: pictureStyles, plain: plainStyles };

/** One sentence, one action, one large picture: full bleed, or a cut-out on the brand's ground. */
export function Hero({ hero, beside }: HeroProps) {
  const { name, reservation, text: language } = useShell();
  const { background, backgroundTall, cutout } = hero;
  const { text, url } = hero.callToAction;
  const tallSet = backgroundTall && (smallerPictures(backgroundTall, 900) ?? backgroundTall);
  const kind = background ? 'picture' : cutout ? 'cutout' : 'plain';
  return (
    <section
      className={`hero hero--${kind}${background ? '' : ' on-brand'}${hero.title.length > 60 ? ' hero--long' : ''}`}
    >
      <StyleSheet name="hero" precedence="page" css={`@media screen{${styles[kind]}}`} />
      {background && (
        <picture className="backdrop">
          <Picture
            src={background}
            sources={tallSet && <source media="(max-width: 899px)" sizes="100vw" srcSet={tallSet} />}
            alt=""
            width={1900}
            height={1200}
            sizes="100vw"
            fetchPriority="high"
          />
        </picture>
      )}
      <div className="wrap">
        <div className="hero-text" dir={language.dir}>
          {hero.badge && (
            <span className="badge" {...language}>
              {hero.badge}
            </span>
          )}
          <h1 {...language} style={fitted(hero.title, hero.title.length > 60 ? '--t-page' : '--t-hero')}>
            {hero.title}
          </h1>
          {hero.description && <p {...language}>{hero.description}</p>}
          <div className={`actions ${beside && !url ? `hero-order--${beside}` : ''}`}>
            {url !== undefined && !isExternal(url) ? (
              <PageLink className="button button--order button--big" to={url} data-nav={text}>
                {text}
              </PageLink>
            ) : (
              <OrderLink className="button--big" url={url}>
                {text}
              </OrderLink>
            )}
            {!beside && reservation.url !== pathTo('catering') && (
              <SiteLink
                className="button button--quiet button--big hero-reserve"
                to={reservation}
                counted="Make Reservation"
              >
                Make Reservation
              </SiteLink>
            )}
          </div>
        </div>
        {kind === 'plain' && (
          <span className="hero-name" aria-hidden="true" dir={language.dir}>
            {name}
          </span>
        )}
        {cutout && <Picture className="cutout" src={cutout} alt="" width={1400} height={1300} fetchPriority="high" />}
      </div>
    </section>
  );
}
