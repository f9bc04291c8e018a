import '../generated/styles/home.css';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { homeStructuredData } from '@tablefront/restaurant/structured-data/home';
import { Reviews } from '../generated/app/reviews/reviews.tsx';
import { showPage } from '../generated/app/rendering/shown-page.ts';
import { About } from '../generated/app/routes/home/about.tsx';
import { Features } from '../generated/app/routes/home/features.tsx';
import { Hero } from '../generated/app/routes/home/hero.tsx';
import { Highlights } from '../generated/app/routes/home/highlights.tsx';
import { homePageOf } from '../generated/app/routes/home/home-page.ts';
import { OrderBar } from '../generated/app/routes/home/ordering.tsx';
import { OurLocations } from '../generated/app/routes/home/our-locations.tsx';
import { PopularItems } from '../generated/app/routes/home/popular-items.tsx';
import { SpecialOffers } from '../generated/app/routes/home/special-offers.tsx';
import { Specialties } from '../generated/app/routes/home/specialties.tsx';
import { configuration, now, origin } from '../generated/app/site.ts';
import { OrderBanner } from '../generated/app/ui/order-banner.tsx';
import { PageMeta } from '../generated/app/ui/page-meta.tsx';
import { StructuredDataScripts } from '../generated/app/ui/structured-data.tsx';

const page = homePageOf(configuration, now);
const structuredData = homeStructuredData(configuration, { origin, today: placeDate(now) });

export default function Home() {
  showPage('home', '/');
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <Hero hero={page.hero} />
      <PopularItems items={page.popularItems} tint={false} />
      <Highlights highlights={page.highlights} tint />
      <Reviews reviews={page.reviews} tint={false} />
      <Features {...page.features} tint />
      <Specialties cuisines={page.cuisines} tint={false} />
      <SpecialOffers offers={page.offers} />
      {page.about && <About about={page.about} tint={false} />}
      <OrderBanner phone={page.phone} picture={page.bannerPicture} />
      <OurLocations locations={page.locations} zones={page.zones} count={page.locationCount} tint={false} />
      <OrderBar />
      <StructuredDataScripts nodes={structuredData} />
    </>
  );
}
