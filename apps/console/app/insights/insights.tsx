import type { Insights, InsightsPeriod } from '@tablefront/console-wire/insights';
import { insightsParams, insightsPeriods } from '@tablefront/console-wire/insights';
import { useQuery } from '@tanstack/react-query';
import { Download, Info } from 'lucide';
import { useSearchParams } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { maySettings } from '../frame/pages.ts';
import { kindNames } from '../inbox/kinds.ts';
import { paths } from '../paths.ts';
import { keptInWords } from '../settings/retention-words.ts';
import { Icon } from '../ui/icon.tsx';
import { ownLink } from '../ui/own-link.ts';
import { Failed, Loading } from '../ui/states.tsx';
import { AnswersCard } from './answers-card.tsx';
import { CategoriesCard } from './categories-card.tsx';
import { CountingCard } from './counting-card.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { FormsCard } from './forms-card.tsx';
import { insightsExport, insightsQuery, periodInWords, readInsightsQuery } from './insights-query.ts';
import { QuestionsCard, SearchesCard } from './missing-cards.tsx';
import { PlacesCard } from './places-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import './insights.css';

/** How it goes, and where it hurts: sums of what guests sent and did, by weeks. */
export function InsightsPage() {
  const brand = useBrand();
  const [params, setParams] = useSearchParams();
  const query = readInsightsQuery(params);
  const { weeks, location: [place] = [] } = query;
  const insights = useQuery(insightsQuery(brand.id, query));
  const places = insights.data?.places ?? brand.detail?.locations ?? [];
  const look = (next: { weeks?: InsightsPeriod; location?: string[] }) =>
    setParams(insightsParams({ ...query, ...next }), { replace: true });
  const filters = (
    <>
      {places.length > 1 && (
        <select
          className="sel ins-place"
          aria-label="Location"
          value={place ?? ''}
          onChange={({ target }) => look({ location: target.value === '' ? [] : [target.value] })}
        >
          <option value="">All locations</option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        className="sel ins-weeks"
        aria-label="Period"
        value={weeks}
        onChange={({ target }) => look({ weeks: insightsPeriods.find((one) => String(one) === target.value) ?? 12 })}
      >
        {insightsPeriods.map((period) => (
          <option key={period} value={period}>
            Last {periodInWords(period)}
          </option>
        ))}
      </select>
    </>
  );
  return (
    <Page
      title="Insights"
      actions={
        <div className="row not-phone">
          {filters}
          {brand.role !== 'inbox' && (
            <a
              className="btn"
              href={ownLink(insightsExport(brand.id, query))}
              download
              title="All figures of the page, as a table (CSV)"
            >
              <Icon node={Download} />
              Export
            </a>
          )}
        </div>
      }
    >
      <div className="body insights stack g5" aria-busy={insights.isPlaceholderData || undefined}>
        <div className="row only-phone ins-filters">{filters}</div>
        {insights.data && <Shown insights={insights.data} period={periodInWords(weeks)} place={place} />}
        {insights.isPending && <Loading what="the insights" rows={8} />}
        {insights.isError && !insights.data && (
          <Failed what="The insights" error={insights.error} onRetry={() => void insights.refetch()} />
        )}
      </div>
    </Page>
  );
}

interface ShownProps {
  insights: Insights;
  period: string;
  place: string | undefined;
}

function Shown({ insights, period, place }: ShownProps) {
  const { feedback, answers, requests, forms, questions, searches, codes, weeks, settings, digest, may } = insights;
  const search = <SearchesCard searches={searches} period={period} counting={settings.counting} />;
  const waiting = <AnswersCard answers={answers} weeks={weeks} />;
  const { id, role } = useBrand();
  const answerAt = maySettings(role) ? paths.pages(id, 'questions') : undefined;
  // The two columns end at about the same height.
  const few = feedback.places.length < 5;
  const shorter = Object.entries(insights.keptShorter) as [keyof typeof kindNames, number][];
  return (
    <>
      {shorter.length > 0 && (
        <p className="note">
          <Icon node={Info} />
          <span className="grow">
            What is older was deleted:{' '}
            {shorter.map(([kind, days]) => `${kindNames[kind]} is kept ${keptInWords(days)}`).join(', ')}.
          </span>
        </p>
      )}
      <FeedbackCard insights={insights} period={period} place={place} />
      <div className="two ins">
        <div className="stack g5">
          {feedback.places.length > 0 && <PlacesCard places={feedback.places} period={period} />}
          {few && waiting}
        </div>
        <div className="stack g5">
          <CategoriesCard categories={feedback.categories} />
          {!few && waiting}
        </div>
      </div>
      <div className="two ins ins-2">
        <div className="stack g5">
          <FormsCard forms={forms} period={period} place={place !== undefined} counting={settings.counting} />
          {questions && search}
        </div>
        {questions ? <QuestionsCard questions={questions} period={period} answerAt={answerAt} /> : search}
      </div>
      <RequestsCard requests={requests} codes={codes} counting={settings.counting} />
      {(may.settings || digest) && (
        <CountingCard counting={settings.counting} digest={digest} mayCount={may.settings} />
      )}
    </>
  );
}
