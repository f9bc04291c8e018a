import { cateringStructuredData } from '@tablefront/restaurant/structured-data/catering';
import { ContactAside } from '../../forms/contact-aside.tsx';
import formStyles from '../../forms/forms.css?inline';
import { postForm } from '../../forms/post-form.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';

import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import cateringStyles from './catering.css?inline';
import { CateringNotAvailable } from './catering-not-available.tsx';
import { cateringPageOf } from './catering-page.ts';
import { CateringServices } from './catering-services.tsx';
import { cateringSubmission } from './catering-submission.ts';
import { HowItWorks } from './how-it-works.tsx';

export const styles = formStyles + cateringStyles;

export function loader({ configuration, access, url }: PageVisit) {
  const page = cateringPageOf(configuration, access.now);
  return {
    page: { ...page, backend: access.backend },
    /** The restaurant that the visitor comes from. */
    chosen: url.searchParams.get('id'),
    services: configuration.cateringServices,
    structuredData: page.places.length > 0 ? cateringStructuredData(configuration, access) : [],
  };
}

export function action(posted: PageVisit) {
  return postForm(posted, (configuration, { now }) => {
    const page = cateringPageOf(configuration, now);
    return cateringSubmission(page, () => page.today);
  });
}

const LEAD = 'For your own occasion. Tell us when and where, and what you have in mind.';

export default function Catering({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { page, chosen } = loaderData;
  const { name } = useShell();
  const available = page.places.length > 0;
  const head = (
    <PageHead
      title="Catering"
      lead={available ? LEAD : undefined}
      description={`Catering by ${name} for weddings, birthdays and company events: pickup, delivery and more. Ask for an offer online.`}
    />
  );
  if (!available) {
    return (
      <>
        {head}
        <CateringNotAvailable phone={page.phone} />
      </>
    );
  }
  return (
    <>
      {head}
      <StructuredDataScripts nodes={loaderData.structuredData} />
      <CateringServices own={loaderData.services} methods={page.deliveryMethods} pictures={page.pictures} />
      <HowItWorks />
      <section className="section" aria-labelledby="request">
        <div className="wrap form-layout">
          <div>
            <div className="section-head">
              <h2 id="request">Request Catering</h2>
            </div>
            <Island
              name="catering-form"
              when="touch"
              props={{ page, backend: page.backend, posted: actionData, chosen }}
            />
          </div>
          <ContactAside title="Rather talk?" contact={page}>
            Tell a person what you have in mind, and ask what you like.
          </ContactAside>
        </div>
      </section>
    </>
  );
}
