import { type InboxSettings, inboxPath, type NewSettings } from '@tablefront/console-wire/inbox';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { inboxKeys } from '../inbox/inbox-keys.ts';

export const settingsPath = (brandId: string, below = ''): string => inboxPath(brandId, `/inbox/settings${below}`);

export const settingsQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['settings', brandId],
    queryFn: ({ signal }) => call<InboxSettings>('GET', settingsPath(brandId), { signal }),
  });

/** Saves some of the settings. `onSaved` is called also where the page was left meanwhile. */
export function useSaveSettings(brandId: string, onSaved: (sent: NewSettings) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSettings) => call<InboxSettings>('PUT', settingsPath(brandId), { body }),
    onSuccess(saved, sent) {
      onSaved(sent);
      queries.setQueryData(settingsQuery(brandId).queryKey, saved);
      // They begin with a template, and say until when they are kept.
      return queries.invalidateQueries({ queryKey: inboxKeys.messages(brandId) });
    },
  });
}
