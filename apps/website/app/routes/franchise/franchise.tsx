import { franchiseStructuredData } from '@tablefront/restaurant/structured-data/contact';
import { data } from 'react-router';
import { withAssistant } from '../../assistant/with-assistant.ts';
import { ContactAside } from '../../forms/contact-aside.tsx';
import { postForm } from '../../forms/post-form.ts';
import { useShell } from '../../shell/shell-context.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts, structuredData } from '../../ui/structured-data.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/franchise';
import './franchise.css';
import { FranchiseForm } from './franchise-form.tsx';
import { franchisePageOf } from './franchise-page.ts';
import { franchiseSubmission } from './franchise-submission.ts';
import { NoFranchise } from './no-franchise.tsx';

export const handle = withAssistant;

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: asJson(
      fromConfiguration(context, (configuration, access) => ({
        ...franchisePageOf(configuration, access.brandKey),
        backend: access.backend,
      })),
    ),
    structuredData: fromConfiguration(context, (configuration, access) =>
      structuredData(franchiseStructuredData(configuration, access), access),
    ),
  };
}

export function action(posted: Route.ActionArgs) {
  return postForm(posted, (configuration, access) => {
    const page = franchisePageOf(configuration, access.brandKey);
    if (page.questions.length === 0) throw data(null, { status: 404 });
    return franchiseSubmission(page);
  });
}

export default function Franchise({ loaderData, actionData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  const { name } = useShell();
  const open = page.questions.length > 0;
  return (
    <>
      <StructuredDataScripts data={loaderData.structuredData} />
      <PageHead
        title="Own A Franchise"
        lead={open ? `Bring ${name} to your own town. Tell us who you are, and we talk.` : undefined}
        description={`Own a franchise of ${name}: answer a few questions online, and we come back to you.`}
      />
      {open ? (
        <section className="wrap form-layout franchise" aria-labelledby="inquiry">
          <div>
            <div className="section-head">
              <h2 id="inquiry">Tell Us About You</h2>
            </div>
            <FranchiseForm page={page} backend={page.backend} posted={actionData} />
          </div>
          <ContactAside title="Rather ask first?" contact={page.contact}>
            What it costs, what we bring, what a week looks like: ask a person.
          </ContactAside>
        </section>
      ) : (
        <NoFranchise name={name} />
      )}
    </>
  );
}
