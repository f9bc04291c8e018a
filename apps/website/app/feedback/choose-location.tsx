import { restaurantFeedbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { describedField, FieldError } from '../forms/fields.tsx';
import type { FormControl } from '../forms/use-form.ts';
import type { FeedbackPlace } from './feedback-places.ts';

interface ChooseLocationProps {
  form: FormControl;
  places: FeedbackPlace[];
}

const NAME = 'restaurant_id';

/** Which location it is about: a list, and once one is chosen, that one with a button to change it. */
export function ChooseLocation({ form, places }: ChooseLocationProps) {
  const [changing, setChanging] = useState(false);
  const withKeys = useRef(false);
  const list = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<typeof list | typeof button>(undefined);
  const chosen = places.find(({ restaurantId }) => restaurantId === form.values[NAME]);
  const field = describedField(form, NAME);

  const change = () => {
    focusNext.current = list;
    setChanging(true);
  };
  const settle = () => {
    focusNext.current = button;
    setChanging(false);
  };
  // Arrow keys choose one location after the other: the list stays until the visitor leaves it.
  const noticeKeys = ({ key }: KeyboardEvent) => {
    withKeys.current = key !== 'Enter';
    if (key === 'Enter' && chosen) settle();
    else if (key !== 'Tab') setChanging(true);
  };

  // Whoever was at the list when the page's script came has it until they leave it.
  useEffect(() => setChanging(document.activeElement === list.current), []);

  const open = changing || !chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus went away
  useEffect(() => {
    focusNext.current?.current?.focus();
    focusNext.current = undefined;
  }, [open]);
  return (
    <div className="location-choice" data-chosen={!open || undefined}>
      <div className={`field${form.state.errors[NAME] ? ' field--error' : ''}`}>
        <label htmlFor={field.id}>{restaurantFeedbackFields.restaurant_id.label}</label>
        <select
          {...field}
          ref={list}
          aria-required
          defaultValue={form.values[NAME] ?? ''}
          onPointerDown={() => {
            withKeys.current = false;
          }}
          onKeyDown={noticeKeys}
          onChange={() => {
            if (!withKeys.current) settle();
          }}
          onBlur={() => setChanging(false)}
        >
          <option value="">Choose your location</option>
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a configuration may repeat an id; the list never moves
            <option key={index} value={place.restaurantId}>
              {place.name}
              {place.address && ` – ${place.address}`}
            </option>
          ))}
        </select>
        <FieldError form={form} name={NAME} />
      </div>
      {!open && (
        <div className="chosen">
          <p>
            <b>{chosen.name}</b>
            {chosen.address && <span className="muted small">{chosen.address}</span>}
          </p>
          <button type="button" className="button button--quiet button--small" onClick={change} ref={button}>
            Change
          </button>
        </div>
      )}
    </div>
  );
}
