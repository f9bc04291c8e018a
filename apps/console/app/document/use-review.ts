import type { Review } from '@tablefront/console-wire/drafts';
import { draftPath } from '@tablefront/console-wire/drafts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { useDocument, useDocumentStatus } from './document.tsx';

/** While one types, what the reader says is not asked for with every word. */
const PAUSE_MS = 700;

/** What publishing would change, and what the site's reader says, of the draft as the server has it; the last one while the next is made. */
export function useReview(): Review | undefined {
  const { brandId, draftId } = useDocument();
  const { revision } = useDocumentStatus();
  const [settled, setSettled] = useState(revision);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(revision), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [revision]);
  const draft = draftId();
  return useQuery({
    queryKey: ['review', brandId, draft, settled],
    queryFn: ({ signal }) => call<Review>('GET', draftPath(brandId, `/${draft}/review`), { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  }).data;
}
