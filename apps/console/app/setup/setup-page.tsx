import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { inWords } from '../api/refused.ts';
import { useDocument, useDocumentStatus, useField } from '../document/document.tsx';
import { useReview } from '../document/use-review.ts';
import { EditorContext } from '../editor/context.ts';
import { KindFields } from '../editor/field-at.tsx';
import { kindNamed, TOP, useForms } from '../editor/forms.ts';
import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { maySettings } from '../frame/pages.ts';
import { bestHost, siteAddress } from '../frame/site-address.ts';
import { paths } from '../paths.ts';
import { notificationsQuery } from '../settings/notifications/notifications-query.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/states.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { publish, readSiteAnew } from '../versions/site-calls.ts';
import { HoursStep } from './hours-step.tsx';
import { SetupRow } from './setup-row.tsx';
import { SetupShell } from './setup-shell.tsx';
import { type SetupStep, stepAfter, stepNamed } from './setup-steps.ts';
import '../editor/editor.css';

// It brings all that menus are edited with.
const MenuStep = lazy(async () => ({ default: (await import('./menu-step.tsx')).MenuStep }));
const AllergensRow = lazy(async () => ({ default: (await import('./allergens-row.tsx')).AllergensRow }));
const Preview = lazy(async () => ({ default: (await import('../preview/preview.tsx')).Preview }));

const ABOUT: Record<Exclude<SetupStep, 'name'>, { title: string; about: string; path: string }> = {
  kind: { title: 'What kind of place is it?', about: 'Guests and search engines find you by it.', path: '/' },
  look: { title: 'How does it look?', about: 'Two colours and a logo. Texts stay readable on any of them.', path: '/' },
  hours: { title: 'When are you open?', about: 'A week as it usually is. Holidays come later.', path: '/contact' },
  menu: {
    title: 'What do you sell?',
    about: 'A first part is enough. What is in the food can be said later.',
    path: '/menu',
  },
  done: { title: 'Ready', about: 'Guests see it once you publish it.', path: '/' },
};

const LIVE = { title: 'It is live', about: 'Change what you like: guests see it when you publish it.', path: '/' };

const kinds = ['Italian', 'Pizza', 'Burgers', 'Café', 'Bakery', 'Bar', 'Sushi', 'Indian', 'Mexican', 'Breakfast'];

/** The first start of a site, after its name: each step can be left out, and changed later where it belongs. */
export function SetupPage() {
  const { role } = useBrand();
  if (!maySettings(role)) {
    return (
      <main id="main" className="body">
        <DeniedPage page="setup" title="Setting up is for owners and editors">
          Your own locations are under Locations and Hours.
        </DeniedPage>
      </main>
    );
  }
  return (
    <Suspense fallback={<Loading what="the forms" />}>
      <Setup />
    </Suspense>
  );
}

function Setup() {
  const { brandId, draftId, presence } = useDocument();
  const { revision } = useDocumentStatus();
  const [query, setQuery] = useSearchParams();
  const step = stepNamed(query.get('step'));
  const review = useReview();
  const go = (next: SetupStep) => setQuery({ step: next });
  useEffect(() => () => presence.move(null), [presence]);
  // Of what is on its way nobody knows yet.
  const isLive = review !== undefined && review.revision === revision && review.changes.length === 0;
  const { title, about, path } = step === 'done' && isLive ? LIVE : ABOUT[step === 'name' ? 'kind' : step];
  return (
    <EditorContext value={{ review, target: undefined, onFocus: () => undefined }}>
      <SetupShell
        key={step}
        step={step}
        title={title}
        about={about}
        aside={
          <Suspense fallback={<Loading what="the preview" />}>
            <Preview brandId={brandId} shown={{ draftId: draftId(), revision }} path={path} />
          </Suspense>
        }
      >
        {step === 'kind' && <KindStep />}
        {step === 'look' && <LookStep />}
        {step === 'hours' && <HoursStep />}
        <Suspense fallback={<Loading what="the menu" />}>{step === 'menu' && <MenuStep />}</Suspense>
        {step === 'done' ? (
          <DoneStep isLive={isLive} />
        ) : (
          <div className="row g3">
            <Button look="primary" onClick={() => go(stepAfter(step))}>
              Continue
            </Button>
            <Button look="quiet" onClick={() => go(stepAfter(step))}>
              Skip for now
            </Button>
          </div>
        )}
      </SetupShell>
    </EditorContext>
  );
}

function KindStep() {
  const kind = kindNamed(useForms(), TOP);
  const { value, set } = useField(['servesCuisine']);
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (word: string) => {
    const next = chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word];
    set(next.length > 0 ? next : undefined);
  };
  return (
    <div className="stack g5">
      <fieldset className="kinds">
        <legend className="vh">Kinds</legend>
        {kinds.map((word) => (
          <button
            type="button"
            key={word}
            className={`pick ${chosen.includes(word) ? 'on' : ''}`}
            aria-pressed={chosen.includes(word)}
            onClick={() => toggle(word)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <KindFields at={[]} kind={kind} only={['servesCuisine', 'description', 'telephone', 'address']} />
    </div>
  );
}

function LookStep() {
  const forms = useForms();
  return (
    <div className="stack g5">
      <KindFields at={['theme']} kind={kindNamed(forms, 'Theme')} only={['primaryColor', 'secondaryColor']} />
      <KindFields at={[]} kind={kindNamed(forms, TOP)} only={['logo']} />
    </div>
  );
}

/** What is there, what is still to be said, and the button that shows it to guests. */
function DoneStep({ isLive: isSeen }: { isLive: boolean }) {
  const { brandId, draftId, saving, store } = useDocument();
  const { detail } = useBrand();
  const navigate = useNavigate();
  const told = useQuery(notificationsQuery(brandId)).data?.routes.length;
  const host = bestHost(detail?.hosts ?? []);
  const make = useMutation({
    mutationFn: async () => {
      await saving.settled();
      return publish(brandId, draftId(), { seen: store.revision(), note: 'First start' });
    },
    retry: false,
    onSuccess: () => readSiteAnew(brandId),
  });
  const isLive = isSeen || make.isSuccess;
  const has = (...keys: string[]) => keys.some((key) => store.at([key]) !== undefined);
  const edit = (section: string) => paths.pages(brandId, section);
  return (
    <div className="stack g5">
      <p role="status">
        {isLive && host && (
          <>
            It is live at{' '}
            <a className="link" href={siteAddress(host, location)} target="_blank" rel="noreferrer">
              {host}
            </a>
            .
          </>
        )}
      </p>
      {!host && <p className="note">It has no address yet: npm run brand -- help says how a domain leads to it.</p>}
      <ul className="card list">
        <SetupRow is={has('servesCuisine')} what="Kind of place" to={edit('brand')} />
        <SetupRow is={has('theme', 'logo')} what="Colours and logo" to={edit('look')} />
        <SetupRow
          is={has('openingHours', 'openingHoursSpecification')}
          what="Opening hours"
          to={paths.hours(brandId)}
        />
        <SetupRow is={has('menu')} what="Menu" to={paths.menu(brandId)} />
        <SetupRow is={has('telephone', 'phone', 'email')} what="How guests reach you" to={edit('brand')} />
        <Suspense>
          <AllergensRow />
        </Suspense>
        {told !== undefined && (
          <SetupRow
            is={told > 0}
            what="Be told when guests write"
            words={told > 0 ? 'done' : 'nobody yet'}
            to={paths.settings(brandId)}
          />
        )}
      </ul>
      <Wrong says={make.isError ? inWords(make.error) : ''} />
      <div className="row g3">
        {isLive ? (
          <Link className="btn p" to={paths.today(brandId)}>
            Go to today
          </Link>
        ) : (
          <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
            Publish it
          </Button>
        )}
        <Button onClick={() => void navigate(edit('home'))}>Look around the editor</Button>
      </div>
    </div>
  );
}
