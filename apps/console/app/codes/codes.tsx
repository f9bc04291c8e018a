import type { CodesPage as Codes } from '@tablefront/console-wire/codes';
import { useQuery } from '@tanstack/react-query';
import { Plus, QrCode } from 'lucide';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';
import { bestHost, siteAddress } from '../frame/site-address.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { Empty, Failed, Loading } from '../ui/states.tsx';
import { CodeList } from './code-list.tsx';
import { codesQuery } from './codes-query.ts';
import './codes.css';

const CodeEditor = later(() => import('./code-editor.tsx'));

/** Codes for tables, receipts, windows: made, printed, and pointed elsewhere. */
export function CodesPage() {
  const brand = useBrand();
  if (brand.role === 'inbox') return <NotYours />;
  return <Pages key={brand.id} />;
}

function Pages() {
  const { id, detail } = useBrand();
  const [params] = useSearchParams();
  const codes = useQuery(codesQuery(id));
  const wanted = params.get('set');
  const page = codes.data;
  const set = page?.sets.find((one) => one.id === wanted);
  if (page && detail && (set || wanted === 'new')) {
    const host = page.host ?? bestHost(detail.hosts) ?? '';
    return (
      <Suspense fallback={<Waiting />}>
        <CodeEditor key={set?.id ?? 'new'} {...{ page, set, detail }} address={`${siteAddress(host, location)}q/`} />
      </Suspense>
    );
  }
  return (
    <Page title="QR codes" actions={page && page.sets.length > 0 && <NewCodes look="btn p" />}>
      <div className="body codes">
        {codes.isPending && <Loading what="the codes" />}
        {codes.isError && !page && <Failed what="The codes" error={codes.error} onRetry={() => void codes.refetch()} />}
        {page && (wanted === null || (wanted !== 'new' && !set)) && <Shown page={page} />}
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <Page title="QR codes">
      <div className="body">
        <Loading what="the codes" />
      </div>
    </Page>
  );
}

function Shown({ page }: { page: Codes }) {
  if (page.sets.length > 0) return <CodeList page={page} />;
  return (
    <Empty icon={QrCode} title="No codes yet" actions={<NewCodes look="btn p" />} big>
      A code on each table, on a receipt or in the window: guests scan it and are at the feedback, the menu or the
      allergens. What is printed stays; where it leads you can change at any time.
    </Empty>
  );
}

function NewCodes({ look }: { look: string }) {
  const { id } = useBrand();
  return (
    <Link className={look} to={`${paths.codes(id)}?set=new`}>
      <Icon node={Plus} />
      New codes
    </Link>
  );
}

function NotYours() {
  const { name } = useBrand();
  return (
    <Page title="QR codes">
      <div className="body">
        <DeniedPage page="codes" title="Codes are for owners, editors and location managers">
          What is printed for {name} is made by them.
        </DeniedPage>
      </div>
    </Page>
  );
}
