import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';
import { maySettings } from '../frame/pages.ts';
import { later } from '../ui/later.ts';
import { Failed, Loading } from '../ui/states.tsx';
import { notificationsQuery } from './notifications/notifications-query.ts';
import { SETTINGS_PARTS } from './parts.ts';
import { RetentionForm, RetentionList } from './retention-form.tsx';
import { settingsQuery } from './settings-query.ts';
import { TemplatesForm } from './templates-form.tsx';
import './settings.css';

const Routes = later(() => import('./notifications/routes.tsx'), 0);
const Elsewhere = later(() => import('./elsewhere.tsx'), 0);
const ReceiptsForm = later(() => import('./receipts-form.tsx'), 0);

/** Who is told, what replies begin with, and how long messages are kept; they count at once. */
export function SettingsPage() {
  const brand = useBrand();
  return (
    <Page title="Settings">
      <div className="body">{maySettings(brand.role) ? <Settings key={brand.id} /> : <NotYours />}</div>
    </Page>
  );
}

function Settings() {
  const { id, role } = useBrand();
  const settings = useQuery(settingsQuery(id));
  const sendsMail = useQuery(notificationsQuery(id)).data?.sendsMail ?? true;
  if (settings.isPending) return <Loading what="the settings" />;
  if (settings.isError) {
    return <Failed what="The settings" error={settings.error} onRetry={() => void settings.refetch()} />;
  }
  const { templates, retention, receipts, versions } = settings.data;
  return (
    <div className="set-page">
      <Parts />
      <div className="sets">
        <section className="set" aria-labelledby="told">
          <div>
            <h2 id="told">Notifications</h2>
            <p className="small muted">Who is told when guests write. Suspected spam is told to nobody.</p>
          </div>
          <Suspense fallback={<Loading what="who is told" rows={3} />}>
            <Routes />
          </Suspense>
        </section>
        <section className="set" aria-labelledby="replies">
          <div>
            <h2 id="replies">Replies</h2>
            <p className="small muted">
              What an answer to a guest begins with. One for their kind of message comes before one for all.
            </p>
          </div>
          <TemplatesForm brandId={id} saved={templates} version={versions.templates} />
        </section>
        <section className="set" aria-labelledby="receipts">
          <div>
            <h2 id="receipts">Receipts</h2>
            <p className="small muted">
              A guest who left an e-mail address gets this at once, once. Suspected spam gets none, nor does who wants
              no answer.
            </p>
          </div>
          <Suspense fallback={<Loading what="the receipts" rows={3} />}>
            <ReceiptsForm brandId={id} saved={receipts} version={versions.receipts} sendsMail={sendsMail} />
          </Suspense>
        </section>
        <section className="set" aria-labelledby="data">
          <div>
            <h2 id="data">Data</h2>
            <p className="small muted">
              How long what guests send is kept. What is older is deleted with its files, answered or not.
            </p>
          </div>
          {role === 'owner' ? <RetentionForm brandId={id} saved={retention} /> : <RetentionList saved={retention} />}
        </section>
        <Suspense>
          <Elsewhere />
        </Suspense>
      </div>
    </div>
  );
}

/** Leads to each part; whoever came for one by its address is there when it stands. */
function Parts() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <nav className="set-nav" aria-label="Settings">
      <ul className="nav">
        {SETTINGS_PARTS.map(([id, name]) => (
          <li key={id}>
            <Link to={{ hash: id }} replace aria-current={hash === `#${id}` ? 'true' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NotYours() {
  const { name } = useBrand();
  return (
    <DeniedPage page="settings" title="Settings are for owners and editors">
      Who is told, what replies of {name} begin with, and how long messages are kept, is decided by them.
    </DeniedPage>
  );
}
