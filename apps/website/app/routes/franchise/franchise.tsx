import { contactStructuredData } from '@tablefront/restaurant/structured-data/contact';
import { ContactAside } from '../../forms/contact-aside.tsx';
import formStyles from '../../forms/forms.css?inline';
import { postForm } from '../../forms/post-form.ts';
import { Island } from '../../islands/island.tsx';
import { type PageProps, PageRefusal, type PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import franchiseStyles from './franchise.css?inline';
import { franchisePageOf } from './franchise-page.ts';
import { franchiseSubmission } from './franchise-submission.ts';
import { NoFranchise } from './no-franchise.tsx';

export const styles = formStyles + franchiseStyles;

export function loader({ configuration, access }: PageVisit) {
  return {
    page: franchisePageOf(configuration, access.brandKey),
    backend: access.backend,
    structuredData: contactStructuredData(configuration, 'franchise', access),
  };
}

export function action(posted: PageVisit) {
  return postForm(posted, (configuration, access) => {
    const page = franchisePageOf(configuration, access.brandKey);
    if (page.questions.length === 0) throw new PageRefusal(404);
    return franchiseSubmission(page);
  });
}

export default function Franchise({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { page, backend } = loaderData;
  const { brandId, questions } = page;
  const { name } = useShell();
  const open = questions.length > 0;
  return (
    <>
      <StructuredDataScripts nodes={loaderData.structuredData} />
      <PageHead
        title="Own A Franchise"
        lead={open ? `Ask us about a franchise of ${name}, and tell us who you are.` : undefined}
        description={`Own a franchise of ${name}: answer a few questions online, and we come back to you.`}
      />
      {open ? (
        <section className="wrap form-layout franchise" aria-labelledby="inquiry">
          <div>
            <div className="section-head">
              <h2 id="inquiry">Tell Us About You</h2>
            </div>
            <Island
              name="franchise-form"
              when="touch"
              props={{ page: { brandId, questions }, backend, posted: actionData }}
            />
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
