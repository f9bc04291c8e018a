// What needs no script: rendered at build time only.
import { Footer } from '../../generated/app/layout/footer.tsx';
import { About } from '../../generated/app/routes/home/about.tsx';
import { Features } from '../../generated/app/routes/home/features.tsx';
import { Hero } from '../../generated/app/routes/home/hero.tsx';
import { Highlights } from '../../generated/app/routes/home/highlights.tsx';
import type { HomePage } from '../../generated/app/routes/home/home-page.ts';
import { OrderBar } from '../../generated/app/routes/home/ordering.tsx';
import { SpecialOffers } from '../../generated/app/routes/home/special-offers.tsx';
import { Specialties } from '../../generated/app/routes/home/specialties.tsx';
import type { Shell } from '../../generated/app/shell/shell.ts';
import { OrderBanner } from '../../generated/app/ui/order-banner.tsx';
import { Reviews } from '../../generated/app/reviews/reviews.tsx';
import { Within } from './islands.tsx';

interface PartProps {
  shell: Shell;
  page: HomePage;
}

export const Top = ({ shell, page }: PartProps) => (
  <Within shell={shell}>
    <Hero hero={page.hero} />
  </Within>
);

export const Middle = ({ shell, page }: PartProps) => (
  <Within shell={shell}>
    <Highlights highlights={page.highlights} tint />
    <Reviews reviews={page.reviews} tint={false} />
    <Features {...page.features} tint />
    <Specialties cuisines={page.cuisines} tint={false} />
    <SpecialOffers offers={page.offers} />
    {page.about && <About about={page.about} tint={false} />}
    <OrderBanner phone={page.phone} picture={page.bannerPicture} />
  </Within>
);

export const OrderBarPart = ({ shell }: PartProps) => (
  <Within shell={shell}>
    <OrderBar />
  </Within>
);

export const FooterPart = ({ shell }: PartProps) => (
  <Within shell={shell}>
    <Footer />
  </Within>
);
