import { type AskablePage, askPath, type Owners } from '@tablefront/console-wire/asking';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Denied } from '../ui/states.tsx';
import { say, sayWrong } from '../ui/toast.ts';
import { useBrand } from './brand.ts';

interface DeniedPageProps {
  page: AskablePage;
  title: string;
  /** What the page is about. */
  children: ReactNode;
}

/** In the place of a page that is not for this role: whose it is, and a way to ask them. */
export function DeniedPage({ page, title, children }: DeniedPageProps) {
  const { id: brandId } = useBrand();
  const owners = useQuery({
    queryKey: ['ask', brandId],
    queryFn: ({ signal }) => call<Owners>('GET', askPath(brandId), { signal }),
    staleTime: 60_000,
  });
  const { names = [], byMail = false } = owners.data ?? {};
  const ask = useMutation({
    mutationFn: () => call('POST', askPath(brandId), { body: { page } }),
    onSuccess: () => say(`${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} been asked.`),
    onError: (error) => sayWrong(inWords(error)),
  });
  return (
    <Denied
      title={title}
      actions={
        <>
          {byMail && (
            <Button look="primary" busy={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate()}>
              Ask {names.length === 1 ? names[0]?.split(' ')[0] : 'an owner'}
            </Button>
          )}
          <Link className={byMail ? 'btn' : 'btn p'} to={paths.today(brandId)}>
            Go to today
          </Link>
        </>
      }
      more={byMail && 'An e-mail with this page’s address goes out. Whoever gets it can let you in.'}
    >
      {children} {!owners.isPending && whoDecides(names)}
    </Denied>
  );
}

function whoDecides(names: readonly string[]): string {
  if (names.length === 0) return 'Ask whoever invited you.';
  const all = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `${all} can let you in.`;
}
