import type { ReactNode } from 'react';
import { href, redirect } from 'react-router';
import { oldPathOf } from '../../old-path.ts';
import { asJson, fromConfiguration, siteAccess } from '../../site-access.ts';
import { Moved } from '../../ui/moved.tsx';
import { OrderBanner } from '../../ui/order-banner.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Questions } from '../../ui/questions.tsx';
import { Reviews } from '../../ui/reviews.tsx';
import { StructuredDataScripts, structuredData } from '../../ui/structured-data.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/location';
import { Gallery } from './gallery.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { LocationHero } from './location-hero.tsx';
import { type LocationPage, locationAnswer, locationNodes } from './location-page.ts';
import { Visit } from './visit.tsx';
import './location.css';
import './gallery.css';
// Last: it overrules the rest.
import './paper.css';

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { site } = context.get(siteAccess);
  // A brand without a configuration has no location either. One that cannot be had just now is another matter.
  if (!(site instanceof Promise) && site.kind === 'failed' && site.status === 404) throw redirect(href('/locations'));
  const slug = params.locationSlug;
  const page = fromConfiguration(context, (configuration, access) => {
    const answer = locationAnswer(configuration, slug, access.now);
    const unknown = 'to' in answer && answer.status === 302;
    return (unknown ? oldPathOf(configuration, url, access) : undefined) ?? answer;
  });
  if ('to' in page) throw redirect(page.to, page.status);
  return {
    page: asJson(page),
    structuredData: fromConfiguration(context, (configuration, access) =>
      structuredData(locationNodes(configuration, slug, access), access),
    ),
  };
}

export default function LocationDetail({ loaderData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  if ('to' in page) return <Moved to={page.to} />;
  return (
    <>
      <StructuredDataScripts data={loaderData.structuredData} />
      <Location page={page} />
    </>
  );
}

function Location({ page }: { page: LocationPage }) {
  return (
    <>
      <PageMeta title={page.metaTitle} description={page.description} picture={page.sharePicture} />
      <LocationHero page={page} />
      <Visit page={page} />
      {sectionsOf(page)}
      <OrderBanner
        phone={page.call}
        picture={page.bannerPicture}
        lead={page.address[0]}
        order={page.order}
        catering={page.catering}
      />
    </>
  );
}

/** What stands under the address, on tint and paper in turn, whichever parts a location has. */
function sectionsOf(page: LocationPage): ReactNode[] {
  const { name, gallery, services, features, deliveryAreas, reviews, questions } = page;
  const known = services.length + features.length + deliveryAreas.length > 0;
  const sections: (((tint: boolean) => ReactNode) | false)[] = [
    gallery.length > 0 && ((tint) => <Gallery key="gallery" name={name} pictures={gallery} tint={tint} />),
    known && ((tint) => <GoodToKnow key="known" page={page} tint={tint} />),
    reviews.length > 0 && ((tint) => <Reviews key="reviews" reviews={reviews} tint={tint} />),
    questions.length > 0 && ((tint) => <Questions key="questions" questions={questions} tint={tint} />),
  ];
  return sections.filter((section) => section !== false).map((section, index) => section(index % 2 === 0));
}
