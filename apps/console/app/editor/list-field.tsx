import type { FormKind } from '@tablefront/console-wire/drafts';
import { isObject, type JsonObject, KEY_FIELD, keyOf } from '@tablefront/restaurant/editing/entry-keys';
import { addingOf, newEntry, placeText } from '@tablefront/restaurant/editing/form/setting';
import { inverseOf, type Patch, type Step, valueAt } from '@tablefront/restaurant/editing/patches';
import { Plus } from 'lucide';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useDocument } from '../document/document.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/toast.ts';
import { useEditor } from './context.ts';
import type { ControlProps } from './control-props.ts';
import { EntryFold } from './entry-fold.tsx';
import { kindNamed, useForms } from './forms.ts';
import { aNoun, counted, nounOf } from './nouns.ts';
import { isWithin, keysOf } from './place.ts';
import { TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';
import { useReorder } from './use-reorder.ts';

/** A list of objects: each a fold; added, removed with a way back, moved by its grip, by arrows and by “Move to…”. */
export function ListField(props: ControlProps) {
  const { at, kind, field, label } = props;
  const { store, change } = useDocument();
  const { place } = usePlace(at, kind, field);
  const of = kindNamed(useForms(), field.of);
  const source = useMemo(
    () => ({
      subscribe: (tell: () => void) => store.subscribe(place, tell),
      shape: () => shapeOf(valueAt(store.get(), place)),
    }),
    [store, place],
  );
  const shape = useSyncExternalStore(source.subscribe, source.shape);
  const { target } = useEditor();
  const targeted = target && isWithin(target, place) ? target[place.length] : undefined;
  const [open, setOpen] = useState<{ target: unknown; keys: ReadonlySet<string> }>({ target, keys: new Set() });
  const keys = shape.startsWith('keys ') ? (JSON.parse(shape.slice(5)) as string[]) : [];
  const openKeys = new Set(open.keys);
  if (typeof targeted === 'object' && open.target !== target) openKeys.add(targeted.key);
  const toggle = (key: string, isOpen = !openKeys.has(key)) => {
    const next = new Set(openKeys);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen({ target, keys: next });
  };
  const reorder = useReorder(keys, (key, before) => {
    change([{ do: 'move', at: [...place, { key }], ...(before !== undefined && { before }) }]);
  });

  // Texts alone, one to a line, as long as nothing more is said of any.
  if (shape === 'texts') return <TextsField {...props} of={of} place={place} />;

  function add() {
    const entry = newEntry();
    change(addingOf(store.get(), place, entry));
    const key = keyOf(entry);
    if (key !== undefined) toggle(key, true);
  }
  function remove(key: string, title: string) {
    const entry = [...place, { key }];
    const was = valueAt(store.get(), entry);
    if (!isObject(was)) return;
    const patches: Patch[] = [{ do: 'remove', at: entry, was }];
    const back = inverseOf(store.get(), patches);
    change(patches);
    say(`${title} is removed`, () => change(back));
  }
  const isFull = field.many !== null && keys.length >= field.many;
  return (
    <fieldset className="list-field" data-at={placeText(place)}>
      <legend className="lab-1">
        {label ?? field.label} <span className="muted">{counted(keys.length, of.name)}</span>
      </legend>
      {field.help && <p className="hint">{field.help}</p>}
      {keys.length > 0 && (
        <ol className="folds" ref={reorder.list}>
          {keys.map((key, index) => (
            <EntryFold
              key={key}
              at={[...place, { key }]}
              kind={of}
              place={{ index, count: keys.length }}
              isOpen={openKeys.has(key)}
              onToggle={() => toggle(key)}
              onRemove={(title) => remove(key, title)}
              grip={reorder.gripOf(key, index)}
              onMoveTo={(to) => reorder.moveTo(key, to)}
            />
          ))}
        </ol>
      )}
      <div className="row">
        <Button icon={Plus} small disabled={isFull} onClick={add}>
          Add {aNoun(of.name)}
        </Button>
        {isFull && <span className="small muted">These are as many as the site takes.</span>}
        <span className="vh" role="status">
          {reorder.said}
        </span>
      </div>
    </fieldset>
  );
}

/** As text, so that a keystroke in an entry does not draw the list anew. */
function shapeOf(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return typeof value === 'string' ? 'texts' : 'keys []';
  return value.some(isObject) ? `keys ${JSON.stringify(keysOf(value))}` : 'texts';
}

function TextsField({ of, place, ...props }: ControlProps & { of: FormKind; place: readonly Step[] }) {
  const { store, change } = useDocument();
  const { alone } = of;
  function toEntries() {
    const was = valueAt(store.get(), place);
    if (!Array.isArray(was) || alone === null) return;
    const entries = was.map((text): JsonObject => ({ ...newEntry(), [alone]: text }));
    change([
      {
        do: 'set',
        at: [...place],
        was,
        to: entries.map(({ [KEY_FIELD]: key, ...rest }) => ({ ...rest, [KEY_FIELD]: key ?? '' })),
      },
    ]);
  }
  return (
    <div className="stack g2">
      <TextControl {...props} field={{ ...props.field, control: 'sentences' }} hint={() => 'One to a line.'} />
      {alone !== null && (
        <div className="row">
          <Button small onClick={toEntries}>
            Say more of each {nounOf(of.name)}
          </Button>
        </div>
      )}
    </div>
  );
}
