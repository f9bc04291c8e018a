import { keptShorter, type Retention, type SubmissionKind } from '@tablefront/console-wire/inbox';
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { type FormEvent, Suspense, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { kindNames } from '../inbox/kinds.ts';
import { Field } from '../ui/field.tsx';
import { later } from '../ui/later.ts';
import { say } from '../ui/toast.ts';
import { daysInWords, keptInWords, offeredDays } from './retention-words.ts';
import { SaveRow } from './save-row.tsx';
import { useSaveSettings } from './settings-query.ts';
import { createUnsaved, useUnsaved } from './unsaved.ts';

const RetentionDialog = later(() => import('./retention-dialog.tsx'));

const unsaved = createUnsaved<Retention>();

/** How long each kind is kept. Before something is kept shorter it is said what that deletes. */
export function RetentionForm({ brandId, saved }: { brandId: string; saved: Retention }) {
  const { shown, isChanged, change, settle } = useUnsaved(unsaved, brandId, saved);
  const [asking, setAsking] = useState(false);
  const saving = useSaveSettings(brandId, ({ retention = saved }) => {
    settle(retention);
    setAsking(false);
    const deletes = keptShorter(saved, retention).length > 0;
    say(deletes ? 'Saved. What is older is deleted within the hour.' : 'Saved.');
  });
  const wrong = saving.error && `Not saved, and nothing is deleted. ${inWords(saving.error)}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    if (!isChanged) return say('There is nothing to save.');
    saving.reset();
    if (keptShorter(saved, shown).length > 0) setAsking(true);
    else saving.mutate({ retention: shown });
  }
  function keep(kind: SubmissionKind, days: string) {
    change((now) => {
      const next = { ...now, [kind]: Number(days) };
      if (days === '') delete next[kind];
      return next;
    });
  }
  return (
    <form className="stack g4" onSubmit={submit}>
      <div className="two">
        {submissionKinds.map((kind) => (
          <Field key={kind} label={kindNames[kind]}>
            {(parts) => (
              <select
                className="sel"
                value={shown[kind] ?? ''}
                onChange={(event) => keep(kind, event.target.value)}
                {...parts}
              >
                <option value="">For good</option>
                {offeredDays(saved[kind]).map((days) => (
                  <option key={days} value={days}>
                    {daysInWords(days)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
      <SaveRow
        isChanged={isChanged}
        busy={saving.isPending}
        wrong={asking ? null : wrong}
        onBack={() => {
          saving.reset();
          change(() => saved);
        }}
      />
      {asking && (
        <Suspense>
          <RetentionDialog
            brandId={brandId}
            before={saved}
            after={shown}
            busy={saving.isPending}
            wrong={wrong}
            onSave={() => saving.mutate({ retention: shown })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** For who may not change it. */
export function RetentionList({ saved }: { saved: Retention }) {
  return (
    <div className="stack g3">
      <ul className="card list tight">
        {submissionKinds.map((kind) => (
          <li key={kind}>
            <span className="grow">{kindNames[kind]}</span>
            <span className="muted small">Kept {keptInWords(saved[kind])}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">Owners set it.</p>
    </div>
  );
}
