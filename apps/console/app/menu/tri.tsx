import { Check, CircleAlert, CircleQuestionMark, type IconNode, Minus } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { Said } from './allergen-list.ts';

const states: [Said, string, string, IconNode][] = [
  ['contains', 'Contains', 'c', CircleAlert],
  ['may-contain', 'May', 'y', CircleQuestionMark],
  ['free', 'Free', 'f', Check],
  ['unsaid', 'Unsaid', 'u', Minus],
];

interface TriProps {
  name: string;
  /** Undefined: nothing is chosen. */
  said: Said | undefined;
  /** Said under the name. */
  hint?: string | undefined;
  onSay: (said: Said) => void;
  disabled?: boolean;
}

/** What a dish says of one allergen: one stop of Tab, arrows within. */
export function Tri({ name, said, hint, onSay, disabled }: TriProps) {
  const group = useRef<HTMLSpanElement>(null);
  const at = states.findIndex(([state]) => state === said);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || disabled) return;
    event.preventDefault();
    const next = (Math.max(0, at) + by + states.length) % states.length;
    const [state] = states[next] ?? [];
    if (state) onSay(state);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <li className="tri">
      <span className="grow">
        {name}
        {hint && <small className="muted small cell-line">{hint}</small>}
      </span>
      <span ref={group} className="seg tri-seg" role="radiogroup" aria-label={name} onKeyDown={onKeyDown}>
        {states.map(([state, label, letter, icon], index) => {
          const on = state === said;
          return (
            // biome-ignore lint/a11y/useSemanticElements: buttons that look like a switch of several places
            <button
              key={state}
              type="button"
              role="radio"
              aria-checked={on}
              aria-label={state === 'may-contain' ? 'May contain' : undefined}
              tabIndex={on || (at < 0 && index === 0) ? 0 : -1}
              disabled={disabled}
              className={on ? `on ${letter}` : ''}
              onClick={() => onSay(state)}
            >
              {on && <Icon node={icon} />}
              {label}
            </button>
          );
        })}
      </span>
    </li>
  );
}
