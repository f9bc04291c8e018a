import type { PushWishes } from '@tablefront/console-wire/notifications';
import { useId } from 'react';
import { useBrand } from '../../frame/brand.ts';
import { LocationTokens } from '../../people/location-tokens.tsx';
import { Field } from '../../ui/field.tsx';
import { KindTicks } from '../kind-ticks.tsx';
import { FEEDBACK, feedbackChoice, minutesOf, TIMINGS, timeValue, timingNames } from './route-words.ts';

const night = { from: 22 * 60, until: 7 * 60 };

interface WishesFieldsProps {
  wishes: PushWishes;
  timeZone: string | null;
  onChange: (wishes: PushWishes) => void;
}

/** Of what somebody is told, and when. */
export function WishesFields({ wishes, timeZone, onChange }: WishesFieldsProps) {
  const { kinds, ratings, locations, timing, digestAt, quiet } = wishes;
  const places = useBrand().detail?.locations ?? [];
  const feedback = useId();
  const hasFeedback = kinds === null || kinds.some((kind) => kind.endsWith('feedback'));
  const offered = feedbackChoice(ratings);
  const zone = timeZone === null ? 'UTC' : `in ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}`;
  const time = (label: string, minutes: number, change: (minutes: number) => void) => (
    <Field label={label}>
      {(parts) => (
        <input
          className="in"
          type="time"
          required
          value={timeValue(minutes)}
          onChange={({ target }) => change(minutesOf(target.value) ?? minutes)}
          {...parts}
        />
      )}
    </Field>
  );
  return (
    <>
      <KindTicks
        legend="What"
        none="everything"
        kinds={kinds}
        onChange={(next) => onChange({ ...wishes, kinds: next })}
      />
      {hasFeedback && (
        <fieldset>
          <legend className="lab-1">Of feedback</legend>
          {FEEDBACK.map((choice) => (
            <label key={choice.id} className="opt-row">
              <input
                className="rad"
                type="radio"
                name={feedback}
                checked={choice.id === offered}
                onChange={() => onChange({ ...wishes, ratings: choice.ratings && [...choice.ratings] })}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      )}
      {places.length > 1 && (
        <LocationTokens
          label="Where"
          places={places}
          chosen={locations ?? []}
          optional
          onChange={(ids) => onChange({ ...wishes, locations: ids.length > 0 ? ids : null })}
        />
      )}
      <div className="two">
        <Field label="When">
          {(parts) => (
            <select
              className="sel"
              value={timing}
              onChange={({ target }) =>
                onChange({ ...wishes, timing: TIMINGS.find((one) => one === target.value) ?? timing })
              }
              {...parts}
            >
              {TIMINGS.map((one) => (
                <option key={one} value={one}>
                  {timingNames[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {timing !== 'now' &&
          time(`Once a day at, ${zone}`, digestAt, (minutes) => onChange({ ...wishes, digestAt: minutes }))}
      </div>
      {timing !== 'now' && (
        <p className="small muted">The message of the day also says what still waits for an answer.</p>
      )}
      <div className="stack g2">
        <label className="opt-row">
          <input
            className="sw"
            type="checkbox"
            checked={quiet !== null}
            onChange={({ target }) => onChange({ ...wishes, quiet: target.checked ? night : null })}
          />
          <span>
            Quiet hours
            <small>What comes meanwhile is told when they are over, in one message.</small>
          </span>
        </label>
        {quiet && (
          <div className="two">
            {time(`From, ${zone}`, quiet.from, (from) => onChange({ ...wishes, quiet: { ...quiet, from } }))}
            {time('Until', quiet.until, (until) => onChange({ ...wishes, quiet: { ...quiet, until } }))}
          </div>
        )}
      </div>
    </>
  );
}
