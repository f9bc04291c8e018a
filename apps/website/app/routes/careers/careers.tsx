import fileFieldStyles from '../../forms/file-field.css?inline';
import formStyles from '../../forms/forms.css?inline';
import { postForm } from '../../forms/post-form.ts';
import uploadProgressStyles from '../../forms/upload-progress.css?inline';
import { Island } from '../../islands/island.tsx';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { SiteAccess } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Benefits, HowToApply } from './benefit-cards.tsx';
import careersStyles from './careers.css?inline';
import { careersPageOf } from './careers-page.ts';
import { careersSubmission } from './careers-submission.ts';
import { JobList } from './job-list.tsx';
import { POSITION_PARAMETER } from './job-query.ts';
import { NoOpenings } from './no-openings.tsx';

const visitOf = ({ brandKey, now }: SiteAccess) => ({ brandKey, now });

export const styles = formStyles + fileFieldStyles + uploadProgressStyles + careersStyles;

export function loader({ configuration, access, url: { pathname, search, searchParams } }: PageVisit) {
  return {
    page: careersPageOf(configuration, visitOf(access)),
    own: configuration.benefits,
    backend: access.backend,
    search,
    /** Where the form is posted to without JavaScript. */
    action: pathname + search,
    asked: searchParams.get(POSITION_PARAMETER) ?? '',
  };
}

export function action(posted: PageVisit) {
  return postForm(posted, (configuration, access) => careersSubmission(careersPageOf(configuration, visitOf(access))));
}

export default function Careers({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { page, own, backend, search, action, asked } = loaderData;
  const { name } = useShell();
  const { jobs, benefits } = page;
  return (
    <>
      <PageHead
        title="Careers"
        lead={jobs.length > 0 ? `Open positions at ${name}.` : undefined}
        description={`Jobs at ${name}: open positions with what they ask for and what they bring. Apply online with your resume.`}
      />
      {own.length > 0 || benefits.length > 0 ? (
        <Benefits own={own} benefits={benefits} />
      ) : (
        <HowToApply jobs={jobs.length > 0} />
      )}
      {jobs.length > 0 ? <JobList jobs={jobs} search={search} /> : <NoOpenings />}
      <Island name="application" when="touch" props={{ page, backend, posted: actionData, action, asked }} />
    </>
  );
}
