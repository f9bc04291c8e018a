import { careersStructuredData } from '@tablefront/restaurant/structured-data/careers';
import { useCallback, useState } from 'react';
import formStyles from '../../forms/forms.css?inline';
import { postForm } from '../../forms/post-form.ts';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import type { SiteAccess } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import { Application, type Choice } from './application.tsx';
import { Benefits, HowToApply } from './benefit-cards.tsx';
import careersStyles from './careers.css?inline';
import { careersPageOf } from './careers-page.ts';
import { careersSubmission } from './careers-submission.ts';
import { JobList } from './job-list.tsx';
import { writePosition } from './job-query.ts';
import { NoOpenings } from './no-openings.tsx';
import { replaceSearch } from './use-job-query.ts';

const visitOf = ({ brandKey, now }: SiteAccess) => ({ brandKey, now });

export const styles = formStyles + careersStyles;

export function loader({ configuration, access }: PageVisit) {
  return {
    page: { ...careersPageOf(configuration, visitOf(access)), backend: access.backend },
    structuredData: careersStructuredData(configuration, access),
  };
}

export function action(posted: PageVisit) {
  return postForm(posted, (configuration, access) => careersSubmission(careersPageOf(configuration, visitOf(access))));
}

export default function Careers({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const page = loaderData.page;
  const { name } = useShell();
  const [choice, setChoice] = useState<Choice>();
  const apply = useCallback((key: string) => {
    replaceSearch((search) => writePosition(key, search));
    setChoice({ key });
  }, []);
  const { jobs, benefits } = page;
  return (
    <>
      <PageHead
        title="Careers"
        lead={jobs.length > 0 ? 'Good food is made by people. Here is where we need some more.' : undefined}
        description={`Jobs at ${name}: open positions with what they ask for and what they bring. Apply online with your resume.`}
      />
      <StructuredDataScripts nodes={loaderData.structuredData} />
      {benefits.length > 0 ? <Benefits benefits={benefits} /> : <HowToApply jobs={jobs.length > 0} />}
      {jobs.length > 0 ? <JobList jobs={jobs} apply={apply} /> : <NoOpenings />}
      <Application page={page} backend={page.backend} posted={actionData} choice={choice} />
    </>
  );
}
