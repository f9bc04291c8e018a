import type { LiveDish, LiveDishes } from '@tablefront/console-wire/drafts';
import { X } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { moment } from '../ui/when.ts';

export interface Switched {
  dish: LiveDish;
  place: LiveDishes['places'][number];
  /** As it was switched at first. */
  until: string | null;
}

interface UntilSheetProps {
  switched: Switched;
  onChoose: (until: string | null) => void;
  onUndo: () => void;
  onClose: () => void;
}

const HOUR_MS = 3_600_000;
const SHOWN_MS = 12_000;

/** Until when a dish that was just switched off is sold out: chosen after, and taken back with one press. */
export function UntilSheet({ switched: { dish, place, until: first }, onChoose, onUndo, onClose }: UntilSheetProps) {
  const [chosen, setChosen] = useState<string | null>(first);
  const [inAnHour] = useState(() => new Date(Date.now() + HOUR_MS).toISOString());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('.sold-sheet:is(:hover, :focus-within)')) onClose();
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [onClose]);
  const clock = { now: new Date(), timeZone: place.timeZone };
  const choices: { name: string; until: string | null; about: string | null }[] = [
    { name: '1 hour', until: inAnHour, about: null },
    ...(place.closesAt ? [{ name: 'We close', until: place.closesAt, about: moment(place.closesAt, clock) }] : []),
    ...(place.opensAt ? [{ name: 'We open', until: place.opensAt, about: moment(place.opensAt, clock) }] : []),
    { name: 'I turn it on', until: null, about: null },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside the list and takes no focus from it
    <div className="sold-sheet" role="group" aria-label={`${dish.name} is sold out until`}>
      <div className="row">
        <p className="grow">
          <b>{dish.name}</b> <span className="muted">in {place.name}, sold out until</span>
        </p>
        <Button small onClick={onUndo}>
          Undo
        </Button>
        <Button small look="quiet" icon={X} aria-label="Close" onClick={onClose} />
      </div>
      <div className="until">
        {choices.map(({ name, until, about }) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === until}
            className={chosen === until ? 'on' : ''}
            onClick={() => {
              setChosen(until);
              onChoose(until);
            }}
          >
            <b>{name}</b>
            {about && <small>{about}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
