import type { ReplyTemplate } from '@tablefront/console-wire/inbox';
import { Plus } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { uuid } from '../ui/random.ts';
import { say } from '../ui/toast.ts';
import { changedBetween } from './changed-between.ts';
import { SaveTexts } from './save-texts.tsx';
import { useSaveSettings } from './settings-query.ts';
import { TemplateCard } from './template-card.tsx';
import { templateProblems } from './template-problems.ts';
import { createUnsaved, useUnsaved } from './unsaved.ts';

const MOST = 100;
const TO_BEGIN_WITH = 'Dear {first name},\n\n\n\n{me}, for {brand}';

const unsaved = createUnsaved<ReplyTemplate[]>();

interface TemplatesFormProps {
  brandId: string;
  saved: ReplyTemplate[];
  version: number;
}

/** What replies begin with: all of them are saved together. */
export function TemplatesForm({ brandId, saved, version }: TemplatesFormProps) {
  const { shown, isChanged, seen, change, drop, settle } = useUnsaved(unsaved, brandId, saved, version);
  const [open, setOpen] = useState<readonly string[]>([]);
  const [added, setAdded] = useState('');
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const add = useRef<HTMLSpanElement>(null);
  const saving = useSaveSettings(brandId, ({ templates = saved }) => {
    settle(templates);
    setTries(0);
    say('Saved. The next reply begins with one of these.');
  });
  const problems = templateProblems(tries > 0 ? shown : []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    if (!isChanged) return say('There is nothing to save.');
    const wrong = templateProblems(shown);
    setTries(wrong.size > 0 ? tries + 1 : 0);
    setOpen([...open, ...wrong.keys()]);
    if (wrong.size === 0) save(seen);
  }
  function save(templates: number) {
    saving.mutate({ templates: shown, seen: { templates } });
  }
  function addOne() {
    const id = uuid();
    change((now) => [...now, { id, name: '', text: TO_BEGIN_WITH }]);
    setOpen([...open, id]);
    setAdded(id);
  }
  function remove(gone: ReplyTemplate, place: number) {
    change((now) => now.filter(({ id }) => id !== gone.id));
    add.current?.querySelector('button')?.focus();
    say(`${gone.name.trim() ? `“${gone.name.trim()}”` : 'It'} is deleted when you save.`, () =>
      change((now) => (now.some(({ id }) => id === gone.id) ? now : now.toSpliced(place, 0, gone))),
    );
  }
  return (
    <form ref={form} className="stack g4" noValidate onSubmit={submit}>
      {shown.length > 0 && (
        <ul className="card templates">
          {shown.map((template, place) => (
            <li key={template.id}>
              <TemplateCard
                template={template}
                problems={problems.get(template.id)}
                isOpen={open.includes(template.id)}
                isNew={template.id === added}
                onOpen={(is) => setOpen((now) => (is ? [...now, template.id] : now.filter((id) => id !== template.id)))}
                onChange={(next) => change((now) => now.map((one) => (one.id === next.id ? next : one)))}
                onRemove={() => remove(template, place)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <p className="note">Replies begin with an empty page.</p>}
      <SaveTexts
        brandId={brandId}
        saving={saving}
        isChanged={isChanged}
        said={changedBetween(shown, saved)}
        onDrop={() => {
          setTries(0);
          drop();
        }}
        onMine={() => save(version)}
      >
        {shown.length < MOST && (
          <span ref={add}>
            <Button icon={Plus} onClick={addOne}>
              Add a text
            </Button>
          </span>
        )}
      </SaveTexts>
    </form>
  );
}
