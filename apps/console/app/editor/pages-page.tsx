import type { Step } from '@tablefront/restaurant/editing/patches';
import { Eye, PenLine } from 'lucide';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, NavLink, useNavigate, useParams, useSearchParams } from 'react-router';
import { useDocument, useDocumentStatus } from '../document/document.tsx';
import { SavedLine } from '../document/saved-line.tsx';
import { SiteActions } from '../document/site-actions.tsx';
import { useReview } from '../document/use-review.ts';
import { useBrand } from '../frame/brand.ts';
import { DeniedPage } from '../frame/denied-page.tsx';
import { Page } from '../frame/page.tsx';
import { maySettings } from '../frame/pages.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Denied, Loading } from '../ui/states.tsx';
import { EditorContext } from './context.ts';
import { editedAt } from './edited-at.ts';
import { fieldNamed, kindNamed, TOP, useForms } from './forms.ts';
import { focusField, useJump } from './jump.ts';
import { pathOf } from './own-pages.ts';
import { SectionBody } from './section-body.tsx';
import { byId, type Section, sectionOf, sectionsFor } from './sections.ts';
import { stepsIn } from './steps-in.ts';
import { useTyped } from './use-typed.ts';
import { Warnings } from './warnings.tsx';
import './editor.css';

const Preview = lazy(async () => ({ default: (await import('../preview/preview.tsx')).Preview }));

/** What guests see, section by section, with the real page beside it. */
export function PagesPage() {
  const { id, role, name } = useBrand();
  const { section: wanted } = useParams();
  const section = sectionsFor(role).find((one) => one.id === (wanted ?? 'home'));
  if (!maySettings(role)) {
    return (
      <Page title="Pages">
        <DeniedPage page="pages" title="Pages are for owners and editors">
          What guests of {name} read is decided by them. Your own locations are under Locations and Hours.
        </DeniedPage>
      </Page>
    );
  }
  if (!section) {
    return (
      <Page title="Pages">
        <Denied
          title={byId(wanted) ? 'Code is for owners' : 'There is no such section'}
          actions={
            <Link className="btn p" to={paths.pages(id, 'home')}>
              Go to the home page
            </Link>
          }
        >
          {byId(wanted) ? 'It runs on every page as it is given.' : 'It may have moved.'}
        </Denied>
      </Page>
    );
  }
  return (
    <Suspense fallback={<Loading what="the forms" />}>
      <Editor section={section} />
    </Suspense>
  );
}

function Editor({ section }: { section: Section }) {
  const { id: brandId, role } = useBrand();
  const { draftId, presence } = useDocument();
  const { revision } = useDocumentStatus();
  const kind = kindNamed(useForms(), TOP);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isPreview, setPreview] = useState(false);
  const review = useReview();
  const [focus, setFocus] = useState<{ section: string; at: readonly Step[]; path: string }>();
  const form = useRef<HTMLElement>(null);
  const target = useMemo(() => stepsIn(query.get('at')), [query]);

  const ownKey = useCallback((at: readonly Step[]) => fieldNamed(kind, String(at[0]))?.key ?? at[0], [kind]);
  const goTo = useCallback(
    (at: readonly Step[]) => {
      setPreview(false);
      void navigate(editedAt(brandId, at, ownKey(at)), { replace: true });
      focusField(at);
    },
    [brandId, navigate, ownKey],
  );
  useEffect(() => {
    if (!target) return;
    if ((sectionOf(target, ownKey(target)) ?? section).id === section.id) focusField(target);
    else goTo(target);
  }, [target, section, goTo, ownKey]);
  useEffect(() => () => presence.move(null), [presence]);

  const warningsOf = useCallback(
    (one: Section) => (review?.warnings ?? []).filter(({ at }) => sectionOf(at, ownKey(at))?.id === one.id),
    [review, ownKey],
  );
  const warnings = warningsOf(section);
  const changed = new Set((review?.changes ?? []).map(({ at }) => sectionOf(at, ownKey(at))?.id));
  useJump(warnings, goTo);
  const typed = useTyped(focus?.at);
  const context = useMemo(
    () => ({
      ...{ review, target },
      onFocus: (at: readonly Step[], shownOn: readonly string[]) =>
        setFocus({ section: section.id, at, path: shownOn.length > 0 ? pathOf(shownOn) : section.path }),
    }),
    [review, target, section],
  );
  return (
    <EditorContext value={context}>
      <Page title={section.name} crumb="Pages" className="panes editor" actions={<SiteActions />}>
        <nav className="pane ed-sections not-phone" aria-label="Sections">
          <ul className="nav">
            {sectionsFor(role).map((one) => {
              const wrong = warningsOf(one).length;
              return (
                <li key={one.id}>
                  <NavLink to={paths.pages(brandId, one.id)}>
                    <Icon node={one.icon} />
                    <span className="grow cut">{one.name}</span>
                    {wrong > 0 && (
                      <span className="bdg w">
                        {wrong}
                        <span className="vh"> {wrong === 1 ? 'warning' : 'warnings'}</span>
                      </span>
                    )}
                    {changed.has(one.id) && <span className="dot" role="img" aria-label="changed, not published" />}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </nav>
        <section
          className={`pane ed-form ${isPreview ? 'not-phone' : ''}`}
          aria-label={section.name}
          ref={form}
          tabIndex={-1}
        >
          <label className="only-phone field ed-choose">
            <span className="lab-1">Section</span>
            <select
              className="sel"
              value={section.id}
              onChange={({ target: { value } }) => void navigate(paths.pages(brandId, value))}
            >
              {sectionsFor(role).map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                  {optionWords(changed.has(one.id), warningsOf(one).length)}
                </option>
              ))}
            </select>
          </label>
          <div className="row">
            <h2 className="ed-h">{section.name}</h2>
            <span className="push">
              <SavedLine />
            </span>
          </div>
          <p className="muted ed-about">{section.about}</p>
          <Warnings warnings={warnings} problem={review?.problem ?? null} onGo={goTo} />
          <SectionBody key={section.id} section={section} />
        </section>
        <section className={`pane ed-preview frame ${isPreview ? '' : 'not-phone'}`} aria-label="Preview" tabIndex={-1}>
          <Suspense fallback={<Loading what="the preview" />}>
            <Preview
              brandId={brandId}
              shown={{ draftId: draftId(), revision }}
              path={focus?.section === section.id ? focus.path : section.path}
              onChosen={goTo}
              show={focus?.at}
              typed={typed}
            />
          </Suspense>
        </section>
        <div className="ed-fab only-phone">
          <Button
            look="primary"
            className="tall"
            icon={isPreview ? PenLine : Eye}
            onClick={() => setPreview(!isPreview)}
          >
            {isPreview ? 'Edit' : 'Preview'}
          </Button>
        </div>
      </Page>
    </EditorContext>
  );
}

function optionWords(isChanged: boolean, warnings: number): string {
  const words = [isChanged && 'changed', warnings > 0 && `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`];
  const said = words.filter(Boolean).join(', ');
  return said && ` · ${said}`;
}
