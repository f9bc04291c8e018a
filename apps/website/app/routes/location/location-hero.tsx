import { Stars } from '../../reviews/stars.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from '../../ui/light-icons.ts';
import { OrderLink } from '../../ui/order-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageLink, SiteLink } from '../../ui/site-link.tsx';
import type { LocationPage } from './location-page.ts';
import { OpenStatus } from './open-status.tsx';

/** From here on a name is set smaller. */
const LONG_NAME = 48;

/** The place's picture beside its name, or the plain heading, and everything that a hungry person does next. */
export function LocationHero({ page }: { page: LocationPage }) {
  const { name, title, heroImage, rating, hours, zone, order, reservation, menu, call, catering } = page;
  const kind = heroImage ? '' : 'location-hero--plain on-tint';
  return (
    <section className={`location-hero ${kind}${title.length > LONG_NAME ? ' location-hero--long' : ''}`}>
      {heroImage && (
        <Picture className="picture" src={heroImage} alt="" width={1400} height={800} fetchPriority="high" />
      )}
      <div className="location-hero-text">
        <Breadcrumbs page={name} />
        <h1>{title}</h1>
        {rating && (
          <p className="rating">
            <Stars rating={rating.value} />
            <b className="num">{rating.value.toFixed(1)}</b>
            {rating.count !== undefined && <span className="muted num">({rating.count} reviews)</span>}
          </p>
        )}
        {hours && <OpenStatus hours={hours} zone={zone} />}
        <div className="actions">
          <OrderLink className="button--big" url={order} callElsewhere={call !== undefined} />
          {reservation && (
            <SiteLink className="button button--quiet" to={reservation} counted="Make Reservation">
              Make Reservation
            </SiteLink>
          )}
          <SiteLink className="button button--quiet" to={menu}>
            View Menu
          </SiteLink>
          {call && (
            <a className="button button--quiet" href={call.url} aria-label={`Call ${call.text}`}>
              <Icon node={Phone} />
              Call
            </a>
          )}
          <PageLink className="button button--quiet" to={catering}>
            <span className="capital">request catering</span>
          </PageLink>
        </div>
      </div>
    </section>
  );
}
