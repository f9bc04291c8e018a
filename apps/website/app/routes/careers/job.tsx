import { formatDay } from '@tablefront/restaurant/dates';
import { extendedLink } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { jobStructuredData } from '@tablefront/restaurant/structured-data/careers';
import { oldAddress } from '../../rendering/old-address.ts';
import { type PageProps, type PageVisit, redirect, withStatus } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import { HowToApply } from './benefit-cards.tsx';
import careersStyles from './careers.css?inline';
import { type CareersJob, titleOf } from './careers-page.ts';
import jobStyles from './job.css?inline';
import { JobLists } from './job-lists.tsx';
import { jobPageOf } from './job-page.ts';
import { writePosition } from './job-query.ts';
import { PlaceAndType } from './place-and-type.tsx';

export const styles = careersStyles + jobStyles;

/** Search engines take a job out of their lists once its page says 404 or 410. */
export function loader(visit: PageVisit) {
  const { configuration, access, params, url } = visit;
  const { slug = '' } = params;
  const page = jobPageOf(configuration, slug, access);
  if (page.kind === 'moved') throw redirect(pathTo('job', { slug: page.slug }) + url.search, 301);
  if (page.kind === 'open') {
    const { shown, job } = page;
    const structuredData = [jobStructuredData(configuration, job, { origin: access.origin, slug })];
    return withStatus({ job: { ...shown, lastDay: job.validThrough }, structuredData }, 200);
  }
  const old = oldAddress(visit);
  if (old) throw old;
  return withStatus(undefined, page.kind === 'closed' ? 410 : 404);
}

export default function JobDetail({ loaderData }: PageProps<typeof loader>) {
  if (!loaderData) return <PositionGone />;
  return (
    <>
      <StructuredDataScripts nodes={loaderData.structuredData} />
      <Job job={loaderData.job} />
    </>
  );
}

function Job({ job }: { job: CareersJob & { lastDay?: string } }) {
  const { key, position, place, type, description, lastDay } = job;
  const { name, language, text } = useShell();
  const apply = extendedLink(pathTo('careers'), `${writePosition(key, '')}#apply`);
  return (
    <>
      <div className="wrap page-head">
        <PageMeta title={titleOf(job)} description={description ?? `${titleOf(job)}: an open position at ${name}.`} />
        <Breadcrumbs page={position} parent={{ name: 'Careers', path: pathTo('careers') }} />
        <h1 {...text}>{position}</h1>
        <div className="lead">
          <PlaceAndType place={place} type={type} />
        </div>
      </div>
      <div className="wrap job-page">
        {description && <p {...text}>{description}</p>}
        <JobLists job={job} Heading="h2" />
        {lastDay && (
          <p>
            Apply until{' '}
            <time dateTime={lastDay} {...text}>
              {formatDay(lastDay, language)}
            </time>
          </p>
        )}
        <div className="actions">
          <PageLink className="button button--brand" to={apply}>
            Apply
          </PageLink>
          <PageLink className="button button--quiet" to={pathTo('careers')}>
            All Open Positions
          </PageLink>
        </div>
      </div>
      <HowToApply jobs />
    </>
  );
}

/** The job was filled, its last day is over, or there was none. */
function PositionGone() {
  return (
    <div className="wrap page-head">
      <PageMeta title="Position Not Open" noindex />
      <h1>Position Not Open</h1>
      <p className="lead">This position has been filled or taken down.</p>
      <div className="actions">
        <PageLink className="button button--brand" to={pathTo('careers')}>
          All Open Positions
        </PageLink>
      </div>
    </div>
  );
}
