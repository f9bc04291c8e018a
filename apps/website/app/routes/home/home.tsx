import type { HomeSection } from '@tablefront/restaurant/home-sections';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { homeStructuredData } from '@tablefront/restaurant/structured-data/home';
import type { ReactNode } from 'react';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import { NowAt, RightNow, WhichLocation } from '../../right-now/right-now.tsx';
import { OrderBanner } from '../../ui/order-banner.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Questions } from '../../ui/questions.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import { About } from './about.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Highlights } from './highlights.tsx';
import homeStyles from './home-page.css?inline';
import { type HomePage, homePageOf, withoutHidden } from './home-page.ts';
import { OrderBar } from './ordering.tsx';
import { OurLocations } from './our-locations.tsx';
import { PopularItems } from './popular-items.tsx';
import { SpecialOffers } from './special-offers.tsx';
import { Specialties } from './specialties.tsx';

export const styles = homeStyles;

export function loader({ configuration, access: { origin, now } }: PageVisit) {
  // What guests do not see is not told search engines either.
  const { faqs, reviews } = withoutHidden(configuration);
  return {
    page: homePageOf(configuration, { origin, now }),
    structuredData: homeStructuredData({ ...configuration, faqs, reviews }, { origin, today: placeDate(now) }),
  };
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const page = loaderData.page;
  const { placeNow, locationCount } = page;
  const several = locationCount > 1;
  const { url, text } = page.hero.callToAction;
  return (
    <>
      <PageMeta title={page.title} description={page.description} />
      <Hero hero={page.hero} beside={placeNow ? 'place' : several ? 'locations' : undefined} />
      {placeNow && (
        <RightNow>
          <NowAt place={placeNow} order={url ? undefined : text} />
        </RightNow>
      )}
      {several && (
        <RightNow locations={locationCount}>
          <WhichLocation count={locationCount} />
        </RightNow>
      )}
      {sectionsOf(page)}
      <OrderBar />
      <StructuredDataScripts nodes={loaderData.structuredData} />
    </>
  );
}

/** `tint` is the section's ground: neighbours differ, whichever sections a brand has data for. */
type Section = (tint: boolean) => ReactNode;

function sectionsOf(page: HomePage): ReactNode[] {
  const { popularItems, highlights, reviews, features, cuisines, offers, about, questions, locations } = page;
  const sections: Record<HomeSection, Section | false | undefined> = {
    popular:
      popularItems.length > 0 &&
      ((tint) => <PopularItems key="popular" items={popularItems} notices={page.notices.popular} tint={tint} />),
    highlights:
      highlights.length > 0 && ((tint) => <Highlights key="highlights" highlights={highlights} tint={tint} />),
    reviews: reviews.length > 0 && ((tint) => <Reviews key="reviews" reviews={reviews} tint={tint} />),
    features: features.list.length > 0 && ((tint) => <Features key="features" {...features} tint={tint} />),
    specialties: cuisines.length > 0 && ((tint) => <Specialties key="specialties" cuisines={cuisines} tint={tint} />),
    offers: offers.length > 0 && (() => <SpecialOffers key="offers" offers={offers} notices={page.notices.offers} />),
    about: about && ((tint) => <About key="about" about={about} tint={tint} />),
    questions: questions.length > 0 && ((tint) => <Questions key="questions" questions={questions} tint={tint} />),
    order: () => <OrderBanner key="order" phone={page.phone} picture={page.bannerPicture} />,
    locations:
      locations.length > 0 &&
      ((tint) => (
        <OurLocations
          key="locations"
          locations={locations}
          zones={page.zones}
          today={page.today}
          count={page.locationCount}
          tint={tint}
        />
      )),
  };
  return page.sections.flatMap((name) => sections[name] || []).map((section, index) => section(index % 2 === 1));
}
