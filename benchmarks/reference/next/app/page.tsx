import { Footer } from '../generated/app/layout/footer.tsx';
import { Header } from '../generated/app/layout/header.tsx';
import { FeedbackLauncher } from '../generated/app/layout/launcher.tsx';
import { About } from '../generated/app/routes/home/about.tsx';
import { Features } from '../generated/app/routes/home/features.tsx';
import { Hero } from '../generated/app/routes/home/hero.tsx';
import { Highlights } from '../generated/app/routes/home/highlights.tsx';
import type { HomePage } from '../generated/app/routes/home/home-page.ts';
import { OrderBar } from '../generated/app/routes/home/ordering.tsx';
import { OurLocations } from '../generated/app/routes/home/our-locations.tsx';
import { PopularItems } from '../generated/app/routes/home/popular-items.tsx';
import { SpecialOffers } from '../generated/app/routes/home/special-offers.tsx';
import { Specialties } from '../generated/app/routes/home/specialties.tsx';
import type { Shell } from '../generated/app/shell/shell.ts';
import { OrderBanner } from '../generated/app/ui/order-banner.tsx';
import { Reviews } from '../generated/app/reviews/reviews.tsx';
import home from '../generated/home.json';
import { Site } from './site.tsx';

export const metadata = { title: home.title.replace('&amp;', '&') };
export const viewport = { width: 'device-width', initialScale: 1 };

// The data is the site's own, which its types describe.
const { shell, page, announcement, structuredData } = home as unknown as {
  shell: Shell;
  page: HomePage;
  announcement: string;
  structuredData: string[];
};

export default function Home() {
  return (
    <Site shell={shell}>
      <div className="site home animated">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: announcement }} />
        <Header onBrand={shell.heroOnBrand} />
        <main id="main" tabIndex={-1}>
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
          {structuredData.map((json) => (
            <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
          ))}
        </main>
        <Footer />
        <FeedbackLauncher />
      </div>
    </Site>
  );
}
