import { setAsidePath } from '@tablefront/console-wire/asked';
import { inboxPath } from '@tablefront/console-wire/inbox';
import {
  type InsightNote,
  type Insights,
  type InsightsPeriod,
  type InsightsQuery,
  type InsightsSettings,
  insightsParams,
  insightsPeriods,
  type NewInsightNote,
  type WeeklyDigest,
} from '@tablefront/console-wire/insights';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { say, sayWrong } from '../ui/toast.ts';

/** What the address of the page asks for. */
export function readInsightsQuery(params: URLSearchParams): InsightsQuery {
  const weeks = insightsPeriods.find((period) => String(period) === params.get('weeks')) ?? 12;
  const location = params.getAll('location');
  return { weeks, ...(location.length > 0 && { location }) };
}

export const periodInWords = (weeks: InsightsPeriod): string => (weeks === 52 ? '12 months' : `${weeks} weeks`);

const key = (brandId: string) => ['insights', brandId];

export const insightsQuery = (brandId: string, query: InsightsQuery) =>
  queryOptions({
    queryKey: [...key(brandId), query],
    queryFn: ({ signal }) =>
      call<Insights>('GET', inboxPath(brandId, `/insights?${insightsParams(query)}`), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The same figures as a table (CSV). */
export const insightsExport = (brandId: string, query: InsightsQuery) =>
  inboxPath(brandId, `/insights/export?${insightsParams(query)}`);

/** Writes a note on a day, or takes one away (`null`). */
export function useNoteChange(brandId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: NewInsightNote | null }) => {
      const path = inboxPath(brandId, `/insights/notes/${id}`);
      return note ? call<InsightNote>('PUT', path, { body: note }) : call<null>('DELETE', path);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key(brandId) }),
  });
}

/** Sets a question of guests aside, with a way back as long as that is said. */
export function useSetAside(brandId: string) {
  const queries = useQueryClient();
  const readAnew = () =>
    Promise.all(['insights', 'asked', 'today'].map((of) => queries.invalidateQueries({ queryKey: [of, brandId] })));
  const send = async (method: 'PUT' | 'DELETE', question: string) => {
    await call(method, setAsidePath(brandId), { body: { question } });
    await readAnew();
  };
  return useMutation({
    mutationFn: (question: string) => send('PUT', question),
    onSuccess: (_, question) =>
      say(`“${question}” is set aside.`, () => {
        send('DELETE', question).catch((error: unknown) => sayWrong(inWords(error)));
      }),
    onError: (error) => sayWrong(inWords(error)),
  });
}

/** Turns counting on or off, or the week by e-mail. */
export function useInsightsChange(brandId: string) {
  const queries = useQueryClient();
  const settled = () => queries.invalidateQueries({ queryKey: key(brandId) });
  const path = (below: string) => inboxPath(brandId, `/insights/${below}`);
  return {
    counting: useMutation({
      mutationFn: (body: InsightsSettings) => call<InsightsSettings>('PUT', path('settings'), { body }),
      onSettled: settled,
    }),
    digest: useMutation({
      mutationFn: (weekly: boolean) => call<WeeklyDigest>('PUT', path('digest'), { body: { weekly } }),
      onSettled: settled,
    }),
  };
}
