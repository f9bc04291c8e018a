import { cateringStructuredData } from '@tablefront/restaurant/structured-data/catering';
import { useSearchParams } from 'react-router';
import { ContactAside } from '../../forms/contact-aside.tsx';
import { postForm } from '../../forms/post-form.ts';
import { useShell } from '../../shell/shell-context.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts, structuredData } from '../../ui/structured-data.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/catering';
import './catering.css';
import { CateringForm } from './catering-form.tsx';
import { CateringNotAvailable } from './catering-not-available.tsx';
import { cateringPageOf } from './catering-page.ts';
import { CateringServices } from './catering-services.tsx';
import { cateringSubmission } from './catering-submission.ts';
import { HowItWorks } from './how-it-works.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: asJson(
      fromConfiguration(context, (configuration, { now, backend }) => ({
        ...cateringPageOf(configuration, now),
        backend,
      })),
    ),
    structuredData: fromConfiguration(context, (configuration, access) => {
      const available = cateringPageOf(configuration, access.now).places.length > 0;
      return structuredData(available ? cateringStructuredData(configuration, access) : [], access);
    }),
  };
}

export function action(posted: Route.ActionArgs) {
  return postForm(posted, (configuration, { now }) => {
    const page = cateringPageOf(configuration, now);
    return cateringSubmission(page, () => page.today);
  });
}

const lead =
  'From twelve at the office to two hundred under a tent. Tell us when and where, and we plan the rest with you.';

export default function Catering({ loaderData, actionData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  const { name } = useShell();
  const [search] = useSearchParams();
  const available = page.places.length > 0;
  const head = (
    <PageHead
      title="Catering"
      lead={available ? lead : undefined}
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
      <StructuredDataScripts data={loaderData.structuredData} />
      <CateringServices methods={page.deliveryMethods} pictures={page.pictures} />
      <HowItWorks />
      <section className="section" aria-labelledby="request">
        <div className="wrap form-layout">
          <div>
            <div className="section-head">
              <h2 id="request">Request Catering</h2>
            </div>
            <CateringForm page={page} backend={page.backend} posted={actionData} chosen={search.get('id')} />
          </div>
          <ContactAside title="Rather talk?" contact={page}>
            Tell a person what you have in mind, and ask what you like.
          </ContactAside>
        </div>
      </section>
    </>
  );
}
