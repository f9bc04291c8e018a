import { useQuery } from '@tanstack/react-query';
import { TriangleAlert, UserPlus } from 'lucide';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { Failed, Loading } from '../ui/states.tsx';
import { askForPasskeys } from './ask-for-passkeys.ts';
import { OwnersOnly } from './owners-only.tsx';
import { PeopleList } from './people-list.tsx';
import { peopleQuery } from './people-queries.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { RolesTable } from './roles-table.tsx';
import './people.css';

const InviteDialog = later(() => import('./invite-dialog.tsx'));

export const PeopleInvitePage = () => <PeoplePage inviting />;

/** Who may do what in this brand; for owners. */
export function PeoplePage({ inviting = false }: { inviting?: boolean }) {
  const brand = useBrand();
  const owner = brand.role === 'owner';
  const people = useQuery({ ...peopleQuery(brand.id), enabled: owner });
  const navigate = useNavigate();
  const byPassword = people.data?.people.filter(({ passkeys, disabled }) => passkeys === 0 && !disabled) ?? [];
  const others = byPassword.filter(({ self }) => !self);
  const ask = askForPasskeys(others, location.origin + paths.account(brand.id));
  if (!owner) return <OwnersOnly />;
  return (
    <Page
      title="People"
      windowTitle={inviting ? 'Invite people' : 'People'}
      actions={
        <Link className="btn p" to={paths.invite(brand.id)}>
          <Icon node={UserPlus} />
          Invite…
        </Link>
      }
    >
      <div className="body people-page">
        <PeopleTabs />
        <div className="people-grid">
          <section aria-labelledby="people-here">
            <h2 className="vh" id="people-here">
              People
            </h2>
            {people.isPending && <Loading what="the people" />}
            {people.isError && (
              <Failed what="The list of people" error={people.error} onRetry={() => void people.refetch()} />
            )}
            {people.data && <PeopleList people={people.data} />}
            {byPassword.length > 0 && (
              <div className="note w">
                <Icon node={TriangleAlert} />
                <div className="grow">
                  {namesOf(byPassword.map(({ name }) => name.split(' ')[0] ?? name))}{' '}
                  {byPassword.length === 1 ? 'signs' : 'sign'} in with a password and a code. A passkey is safer and
                  quicker{ask ? '.' : ': it is made in the account.'}
                </div>
                {ask && (
                  <a className="lk" href={ask}>
                    Ask them to make one
                  </a>
                )}
              </div>
            )}
          </section>
          <RolesTable />
        </div>
      </div>
      {inviting && (
        <Suspense>
          <InviteDialog onClose={() => void navigate(paths.people(brand.id), { replace: true })} />
        </Suspense>
      )}
    </Page>
  );
}

const namesOf = (names: string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names).replace(/, and /, ' and ');
