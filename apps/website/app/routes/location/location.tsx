import type { ReactNode } from 'react';
import { oldAddress } from '../../rendering/old-address.ts';
import { type PageProps, type PageVisit, redirect } from '../../rendering/page.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import { OrderBanner } from '../../ui/order-banner.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Questions } from '../../ui/questions.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import galleryStyles from './gallery.css?inline';
import { Gallery } from './gallery.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import locationStyles from './location.css?inline';
import { LocationHero } from './location-hero.tsx';
import { type LocationPage, locationAnswer, locationNodes } from './location-page.ts';
import paperStyles from './paper.css?inline';
import { Visit } from './visit.tsx';

/** What is for paper comes last: it overrules the rest. */
export const styles = locationStyles + galleryStyles + paperStyles;

export function loader(visit: PageVisit) {
  const { configuration, access } = visit;
  const { slug = '' } = visit.params;
  const page = locationAnswer(configuration, slug, access.now);
  if ('to' in page) {
    const old = page.status === 302 ? oldAddress(visit) : undefined;
    throw old ?? redirect(page.to, page.status);
  }
  return { page, structuredData: locationNodes(configuration, slug, access) };
}

export default function LocationDetail({ loaderData }: PageProps<typeof loader>) {
  const page = loaderData.page;
  return (
    <>
      <StructuredDataScripts nodes={loaderData.structuredData} />
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
