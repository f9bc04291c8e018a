import type { ReplyTemplate } from '@tablefront/console-wire/inbox';
import { ChevronRight, Trash2 } from 'lucide';
import { useId, useRef } from 'react';
import { kindNames } from '../inbox/kinds.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { KindTicks } from './kind-ticks.tsx';
import { filledIn, leftAsWritten, type TemplateProblems } from './template-problems.ts';

interface TemplateCardProps {
  template: ReplyTemplate;
  problems: TemplateProblems | undefined;
  isOpen: boolean;
  /** It was added just now: it takes the focus. */
  isNew: boolean;
  onOpen: (open: boolean) => void;
  onChange: (template: ReplyTemplate) => void;
  onRemove: () => void;
}

/** What a reply may begin with: its name and kinds, opened to be changed. */
export function TemplateCard({ template, problems, isOpen, isNew, onOpen, onChange, onRemove }: TemplateCardProps) {
  const { name, text, kinds } = template;
  const area = useRef<HTMLTextAreaElement>(null);
  const putIn = useId();
  const strange = leftAsWritten(text);

  function insert(mark: string) {
    const field = area.current;
    if (!field) return;
    field.setRangeText(mark, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    onChange({ ...template, text: field.value });
  }
  function choose(chosen: ReplyTemplate['kinds'] | null) {
    const { kinds: _before, ...rest } = template;
    onChange(chosen ? { ...rest, kinds: chosen } : rest);
  }
  return (
    <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>
        <Icon node={ChevronRight} className="muted" />
        <b className="m">{name.trim() || 'No name yet'}</b>
        <span className="push small muted">
          {kinds ? kinds.map((kind) => kindNames[kind]).join(', ') : 'All messages'}
        </span>
      </summary>
      <div className="template stack g4">
        <TextField
          label="Name"
          value={name}
          error={problems?.name}
          maxLength={60}
          autoFocus={isNew}
          autoComplete="off"
          onChange={(event) => onChange({ ...template, name: event.target.value })}
        />
        <div className="stack g2">
          <Field
            label="Text"
            error={problems?.text}
            hint={strange.length > 0 && <span className="wrn">{saysOf(strange)}</span>}
          >
            {(parts) => (
              <textarea
                ref={area}
                className={`ta ${problems?.text ? 'bad-in' : ''}`}
                rows={8}
                maxLength={5_000}
                value={text}
                onChange={(event) => onChange({ ...template, text: event.target.value })}
                {...parts}
              />
            )}
          </Field>
          <fieldset className="row wrap" aria-labelledby={putIn}>
            <span className="small muted" id={putIn}>
              Put in:
            </span>
            {filledIn.map(({ mark, label }) => (
              <Button key={mark} small onClick={() => insert(mark)}>
                {label}
              </Button>
            ))}
          </fieldset>
        </div>
        <KindTicks legend="For" none="for all messages" kinds={kinds ?? null} onChange={choose} />
        <div className="row">
          <Button look="danger" small icon={Trash2} onClick={onRemove}>
            Delete {name.trim() ? `“${name.trim()}”` : 'it'}
          </Button>
        </div>
      </div>
    </details>
  );
}

const saysOf = (marks: string[]) =>
  `${marks.join(', ')} ${marks.length === 1 ? 'is' : 'are'} not filled in: guests read it as it is. Use the buttons below.`;
