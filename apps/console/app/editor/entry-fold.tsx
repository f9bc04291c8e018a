import type { FormKind } from '@tablefront/console-wire/drafts';
import { isObject } from '@tablefront/restaurant/editing/entry-keys';
import { shortly } from '@tablefront/restaurant/editing/form/typed-value';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { ChevronDown, ChevronUp, Ellipsis, GripVertical, TriangleAlert } from 'lucide';
import { useId } from 'react';
import { useField } from '../document/document.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useWarnings } from './context.ts';
import { KindFields } from './field-at.tsx';
import { nounOf } from './nouns.ts';
import type { Grip } from './use-reorder.ts';

interface EntryFoldProps {
  at: readonly Step[];
  kind: FormKind;
  place: { index: number; count: number };
  isOpen: boolean;
  onToggle: () => void;
  onRemove: (title: string) => void;
  grip: Grip;
  /** @param to the place in the list, from 0 */
  onMoveTo: (to: number) => void;
}

/** An entry of a list: what it is called, and its fields when it is open. */
export function EntryFold({ at, kind, place, isOpen, onToggle, onRemove, grip, onMoveTo }: EntryFoldProps) {
  const { value, published, isChanged } = useField(at);
  const warnings = useWarnings(at);
  const id = useId();
  const title = titleOf(value, kind) ?? `${nounOf(kind.name)} ${place.index + 1}`;
  const spots = Array.from({ length: place.count }, (_, index) => index).filter((index) => index !== place.index);
  return (
    <li className={`fold ${isOpen ? 'open' : ''}`} data-key={grip.key}>
      <div className="fold-head">
        <button {...grip.props} type="button" className="grip" aria-label={`Move ${title}; arrows move it`}>
          <Icon node={GripVertical} />
        </button>
        <h3 className="cut" id={id}>
          <button type="button" className="plain cut" aria-expanded={isOpen} onClick={onToggle}>
            {title}
          </button>
        </h3>
        {isChanged && (
          <span
            className="dot"
            role="img"
            aria-label={published === undefined ? 'new, not published' : 'changed, not published'}
          />
        )}
        {warnings.length > 0 && (
          <span className="bdg w">
            <Icon node={TriangleAlert} />
            {warnings.length}
            <span className="vh"> {warnings.length === 1 ? 'warning' : 'warnings'}</span>
          </span>
        )}
        <span className="push row g1">
          <Menu
            className="btn q s ic"
            label={`More for ${title}`}
            choices={[
              ...(place.index > 0 ? [{ id: 'up', label: 'Move up' }] : []),
              ...(place.index < place.count - 1 ? [{ id: 'down', label: 'Move down' }] : []),
              ...spots.slice(0, 40).map((spot) => ({ id: `to ${spot}`, label: `Move to place ${spot + 1}` })),
              { id: 'remove', label: `Remove this ${nounOf(kind.name)}`, bad: true },
            ]}
            onChoose={(choice) => {
              if (choice === 'remove') onRemove(`“${title}”`);
              else if (choice === 'up') onMoveTo(place.index - 1);
              else if (choice === 'down') onMoveTo(place.index + 1);
              else onMoveTo(Number(choice.slice(3)));
            }}
          >
            <Icon node={Ellipsis} />
          </Menu>
          <Button
            look="quiet"
            small
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-label={`${isOpen ? 'Fold' : 'Open'} ${title}`}
            aria-expanded={isOpen}
            onClick={onToggle}
          />
        </span>
      </div>
      {isOpen && (
        <fieldset className="fold-body" aria-labelledby={id}>
          <KindFields at={at} kind={kind} />
        </fieldset>
      )}
    </li>
  );
}

/** What it is called: its first text, under any of its names. */
function titleOf(value: unknown, kind: FormKind): string | undefined {
  if (typeof value === 'string') return value;
  if (!isObject(value as never)) return undefined;
  const texts = kind.fields.filter(({ control, key }) => key !== 'id' && ['line', 'prose', 'link'].includes(control));
  for (const { key, also } of [...texts.filter(({ isNeeded }) => isNeeded), ...texts]) {
    const text = [key, ...also].map((name) => (value as Record<string, unknown>)[name]).find((one) => one);
    if (text !== undefined) return shortly(text as string).slice(0, 120);
  }
  return undefined;
}
