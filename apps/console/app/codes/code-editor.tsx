import type { CodeSet, CodesPage } from '@tablefront/console-wire/codes';
import type { BrandDetail } from '@tablefront/console-wire/session';
import { Archive, Printer } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { uuid } from '../ui/random.ts';
import { say } from '../ui/toast.ts';
import { changeOf, draftOf, newDraft, newSetOf } from './code-draft.ts';
import { CodeFiles } from './code-files.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSheets } from './code-sheets.tsx';
import { useCodesChange } from './codes-query.ts';
import { tablesIn } from './tables-in.ts';

interface CodeEditorProps {
  page: CodesPage;
  detail: BrandDetail;
  /** Undefined: it is to be made. */
  set: CodeSet | undefined;
  /** Before a code: `https://lucia.example/q/`. */
  address: string;
}

/** What codes open and what is printed around them, beside the sheets as they come out of the printer. */
export default function CodeEditor({ page, set, address, detail }: CodeEditorProps) {
  const brand = useBrand();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() =>
    set ? draftOf(set) : newDraft(page, detail.timeZone ?? detail.locations[0]?.timeZone ?? null),
  );
  const [id] = useState(() => set?.id ?? uuid());
  const { make, change } = useCodesChange(brand.id);
  const changes = set && changeOf(draft, set, page);
  const busy = make.isPending || change.isPending;
  const error = make.error ?? change.error;
  const read = tablesIn(draft.tables);
  const codes = set?.codes ?? placeholders('tables' in read ? read.tables : []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (set) {
      if (!changes) return say('There is nothing to save.');
      change.mutate(
        { id, ...changes },
        {
          onSuccess: (saved) => {
            setDraft(draftOf(saved));
            say(changes.target || changes.place !== undefined ? 'Saved. Printed codes lead there now.' : 'Saved.');
          },
        },
      );
      return;
    }
    const made = newSetOf(draft, page);
    if (!made) return;
    make.mutate(
      { id, ...made },
      {
        onSuccess: () => {
          say('Made. Print them now.');
          void navigate(`${paths.codes(brand.id)}?set=${id}`, { replace: true });
        },
      },
    );
  }
  function putAway(away: boolean) {
    change.mutate(
      { id, putAway: away },
      { onSuccess: () => say(away ? 'Put away. Printed codes lead on.' : 'Back in the list.') },
    );
  }
  return (
    <Page
      title={set?.name ?? 'New codes'}
      back={paths.codes(brand.id)}
      className="panes code-panes"
      actions={
        set && (
          <>
            <Button
              icon={Archive}
              className="not-phone"
              onClick={() => putAway(!set.putAway)}
              busy={change.isPending && change.variables.putAway !== undefined}
            >
              {set.putAway ? 'Back to the list' : 'Put away'}
            </Button>
            <Button icon={Printer} look={changes ? 'plain' : 'primary'} onClick={() => print()}>
              Print {set.codes.length === 1 ? '' : set.codes.length} {set.codes.length === 1 ? 'it' : 'cards'}
            </Button>
          </>
        )
      }
    >
      <section className="pane code-form stack g6" aria-label="Card">
        <CodeForm
          draft={draft}
          onChange={setDraft}
          page={page}
          set={set}
          address={address}
          onSubmit={submit}
          isChanged={set === undefined || changes !== undefined}
          busy={busy}
          wrong={error ? `Not saved. ${inWords(error)}` : null}
        />
        {set && <CodeFiles set={set} address={address} colors={page.look[draft.design.ground]} days={page.days} />}
      </section>
      <CodeSheets
        design={draft.design}
        look={page.look}
        name={page.name}
        codes={codes}
        address={address}
        isMade={set !== undefined}
      />
    </Page>
  );
}

/** What stands on the sheets until the codes are made. */
function placeholders(tables: string[]): CodeSet['codes'] {
  return (tables.length > 0 ? tables : [null]).map((table) => ({ code: 'notyet', table, scans: 0 }));
}
