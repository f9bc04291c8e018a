// What needs no script: rendered at build time only.
import type { ReactNode } from 'react';
import { ContactAside } from '../generated/islands/app/forms/contact-aside.tsx';
import { Footer as SiteFooter } from '../generated/islands/app/layout/footer.tsx';
import { type ShownPage, ShownPageContext } from '../generated/islands/app/rendering/shown-page.ts';
import type { CateringPage } from '../generated/islands/app/routes/catering/catering-page.ts';
import { CateringServices } from '../generated/islands/app/routes/catering/catering-services.tsx';
import { HowItWorks } from '../generated/islands/app/routes/catering/how-it-works.tsx';
import { About } from '../generated/islands/app/routes/home/about.tsx';
import { Features } from '../generated/islands/app/routes/home/features.tsx';
import { Hero } from '../generated/islands/app/routes/home/hero.tsx';
import { Highlights } from '../generated/islands/app/routes/home/highlights.tsx';
import type { HomePage } from '../generated/islands/app/routes/home/home-page.ts';
import { OrderBar } from '../generated/islands/app/routes/home/ordering.tsx';
import { SpecialOffers } from '../generated/islands/app/routes/home/special-offers.tsx';
import { Specialties } from '../generated/islands/app/routes/home/specialties.tsx';
import { ShellContext } from '../generated/islands/app/shell/shell-context.ts';
import { configuration, shell } from '../generated/islands/app/site.ts';
import { Breadcrumbs as SiteBreadcrumbs } from '../generated/islands/app/ui/breadcrumbs.tsx';
import { JsonLd } from '../generated/islands/app/ui/json-ld.tsx';
import { OrderBanner } from '../generated/islands/app/ui/order-banner.tsx';
import { PageHead } from '../generated/islands/app/ui/page-head.tsx';
import { Reviews } from '../generated/islands/app/reviews/reviews.tsx';

interface Within {
  shown: ShownPage;
  children: ReactNode;
}

function Site({ shown, children }: Within) {
  return (
    <ShownPageContext value={shown}>
      <ShellContext value={shell}>{children}</ShellContext>
    </ShownPageContext>
  );
}

type Home = { shown: ShownPage; page: HomePage };

export const HomeTop = ({ shown, page }: Home) => (
  <Site shown={shown}>
    <Hero hero={page.hero} />
  </Site>
);

export const HomeMiddle = ({ shown, page }: Home) => (
  <Site shown={shown}>
    <Highlights highlights={page.highlights} tint />
    <Reviews reviews={page.reviews} tint={false} />
    <Features {...page.features} tint />
    <Specialties cuisines={page.cuisines} tint={false} />
    <SpecialOffers offers={page.offers} />
    {page.about && <About about={page.about} tint={false} />}
    <OrderBanner phone={page.phone} picture={page.bannerPicture} />
  </Site>
);

export const HomeEnd = ({ shown }: { shown: ShownPage }) => (
  <Site shown={shown}>
    <OrderBar />
  </Site>
);

export const Breadcrumbs = ({ shown, page }: { shown: ShownPage; page: string }) => (
  <Site shown={shown}>
    <SiteBreadcrumbs page={page} />
  </Site>
);

interface CateringTopProps {
  shown: ShownPage;
  head: { title: string; lead: string };
  page: CateringPage;
}

export const CateringTop = ({ shown, head, page }: CateringTopProps) => (
  <Site shown={shown}>
    <PageHead {...head} />
    <CateringServices own={configuration.cateringServices} methods={page.deliveryMethods} pictures={page.pictures} />
    <HowItWorks />
  </Site>
);

export const CateringContact = ({ page }: { page: CateringPage }) => (
  <ContactAside title="Rather talk?" contact={page}>
    Tell a person what you have in mind, and ask what you like.
  </ContactAside>
);

export const StructuredData = ({ nodes }: { nodes: object[] }) =>
  nodes.map((node, index) => <JsonLd key={index} value={node} />);

export const Footer = ({ shown }: { shown: ShownPage }) => (
  <Site shown={shown}>
    <SiteFooter />
  </Site>
);
