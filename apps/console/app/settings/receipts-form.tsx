import { RECEIPT_TO_BEGIN_WITH, type Receipts, receiptKinds } from '@tablefront/console-wire/inbox';
import { type FormEvent, useState } from 'react';
import { kindNames } from '../inbox/kinds.ts';
import { Field } from '../ui/field.tsx';
import { say } from '../ui/toast.ts';
import { SaveTexts } from './save-texts.tsx';
import { useSaveSettings } from './settings-query.ts';
import { createUnsaved, useUnsaved } from './unsaved.ts';

const unsaved = createUnsaved<Receipts>();

interface ReceiptsFormProps {
  brandId: string;
  saved: Receipts;
  version: number;
  /** Without a mail server none goes out. */
  sendsMail: boolean;
}

/** What guests are sent at once, for each kind; off at first. */
export default function ReceiptsForm({ brandId, saved, version, sendsMail }: ReceiptsFormProps) {
  const { shown, isChanged, seen, change, drop, settle } = useUnsaved(unsaved, brandId, saved, version);
  const [tries, setTries] = useState(0);
  const saving = useSaveSettings(brandId, ({ receipts = saved }) => {
    settle(receipts);
    say('Saved.');
  });
  const empty = receiptKinds.filter((kind) => shown[kind]?.on && shown[kind].text.trim() === '');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving.isPending) return;
    if (!isChanged) return say('There is nothing to save.');
    if (empty.length > 0) return setTries(tries + 1);
    save(seen);
  }
  function save(receipts: number) {
    const written = Object.entries(shown).filter(([, { text }]) => text.trim() !== '');
    saving.mutate({
      receipts: written.length === Object.keys(shown).length ? shown : Object.fromEntries(written),
      seen: { receipts },
    });
  }
  const put = (kind: (typeof receiptKinds)[number], part: { on?: boolean; text?: string }) =>
    change((now) => ({ ...now, [kind]: { on: false, text: RECEIPT_TO_BEGIN_WITH, ...now[kind], ...part } }));
  return (
    <form className="stack g4" noValidate onSubmit={submit}>
      {!sendsMail && <p className="note w">None goes out: this site has no mail server yet (SMTP_URL).</p>}
      {receiptKinds.map((kind) => {
        const receipt = shown[kind];
        const wrong = tries > 0 && empty.includes(kind) ? 'It is empty. Write it, or switch it off.' : undefined;
        return (
          <div key={kind} className="stack g2">
            <label className="opt-row">
              <input
                className="sw"
                type="checkbox"
                checked={receipt?.on ?? false}
                onChange={({ target }) => put(kind, { on: target.checked })}
              />
              <span>{kindNames[kind]}</span>
            </label>
            {receipt?.on && (
              <Field
                label={`What guests get: ${kindNames[kind]}`}
                error={wrong}
                hint="{first name}, {location} and {brand} are filled in."
              >
                {(parts) => (
                  <textarea
                    className={`ta ${wrong ? 'bad-in' : ''}`}
                    rows={6}
                    maxLength={2_000}
                    value={receipt.text}
                    onChange={({ target }) => put(kind, { text: target.value })}
                    {...parts}
                  />
                )}
              </Field>
            )}
          </div>
        );
      })}
      <SaveTexts
        brandId={brandId}
        saving={saving}
        isChanged={isChanged}
        said={receiptKinds
          .filter((kind) => JSON.stringify(shown[kind]) !== JSON.stringify(saved[kind]))
          .map((kind) => kindNames[kind])}
        onDrop={() => {
          setTries(0);
          drop();
        }}
        onMine={() => save(version)}
      />
    </form>
  );
}
