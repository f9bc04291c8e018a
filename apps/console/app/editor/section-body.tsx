import { lazy, Suspense } from 'react';
import { Loading } from '../ui/states.tsx';
import { HomeSection } from './home-section.tsx';
import { SectionForm } from './section-form.tsx';
import type { Section, SectionId } from './sections.ts';

const extras: Partial<Record<SectionId, ReturnType<typeof lazy>>> = {
  look: lazy(() => import('./type-faces.tsx')),
  questions: lazy(() => import('./asked-questions.tsx')),
  search: lazy(() => import('./cards.tsx')),
};

/** The form of a section, with what is drawn of it where a form would say too little. */
export function SectionBody({ section }: { section: Section }) {
  const Extra = extras[section.id];
  const extra = Extra && (
    <Suspense fallback={<Loading what="more" rows={2} />}>
      <Extra />
    </Suspense>
  );
  return (
    <div className="stack g6">
      {section.id === 'search' && extra}
      {section.id === 'home' ? <HomeSection /> : <SectionForm section={section} />}
      {section.id === 'code' && (
        <p className="note">
          Before it is saved you are asked who you are. Scripts with data-consent wait for a guest’s consent.
        </p>
      )}
      {section.id !== 'search' && extra}
    </div>
  );
}
