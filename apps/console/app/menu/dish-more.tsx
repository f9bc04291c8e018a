import { setField } from '@tablefront/restaurant/editing/in-file';
import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { compactHours } from '@tablefront/restaurant/opening-hours/hours-table';
import { readAvailability } from '@tablefront/restaurant/site-configuration/read-availability';
import { BoundField } from './bound-field.tsx';
import type { OpenMenu } from './open-menu.ts';

const marks = [
  ['featured', 'Put forward', 'Among the most popular items.'],
  ['highSugar', 'High in sugar', 'More than is advised for a day.'],
  ['highSodium', 'High in salt', 'More than is advised for a day.'],
] as const;

const yes = (value: unknown) => value === true || value === 'true' || value === 'yes' || value === 1;
const textIn = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** What else a dish may say. */
export function DishMore({ menu, dish }: { menu: OpenMenu; dish: DishInFile }) {
  const { change, mayEdit, says: read } = menu;
  const { fields } = dish;
  const says = read(fields);
  const place = JSON.stringify(dish.at);
  const { available } = says;
  const when = available?.hours && compactHours(available.hours);
  const typing = (name: string) => ({ typing: `${place} ${name}` });
  return (
    <details className="dish-more">
      <summary>More: tags, calories, times, links</summary>
      <div className="stack g4">
        <BoundField
          label="Picture by its link"
          hint="Where it is somewhere else."
          inputMode="url"
          value={textIn(fields.image)}
          disabled={!mayEdit}
          onType={(typed) => {
            change(setField(dish, ['image'], typed.trim() === '' ? null : typed.trim()), typing('image'));
            return undefined;
          }}
        />
        <BoundField
          label="Tags"
          hint="Such as New; commas between them."
          value={says.tags.join(', ')}
          disabled={!mayEdit}
          onType={(typed) => {
            const tags = typed
              .split(/[,;]/)
              .map((tag) => tag.trim())
              .filter((tag) => tag !== '');
            const same = tags.join() === says.tags.join();
            if (!same) change(setField(dish, ['tags'], tags.length > 0 ? tags : null), typing('tags'));
            return undefined;
          }}
        />
        <div className="two">
          <BoundField
            label="Calories"
            hint="Of one portion: 540, or 540-720."
            value={
              says.calories ? [says.calories.from, says.calories.to].filter((each) => each !== undefined).join('-') : ''
            }
            disabled={!mayEdit}
            onType={(typed) => {
              const text = typed.trim();
              if (text !== '' && !/^\d{1,6}(?:\s*[-–]\s*\d{1,6})?$/.test(text))
                return `“${text}” is no number of calories`;
              change(
                setField(dish, ['calories', 'kcal'], text === '' ? null : /^\d+$/.test(text) ? Number(text) : text),
                typing('calories'),
              );
              return undefined;
            }}
          />
          <BoundField
            label="Where it can be ordered"
            inputMode="url"
            value={textIn(fields.orderingLink)}
            disabled={!mayEdit}
            onType={(typed) => {
              const text = typed.trim();
              change(setField(dish, ['orderingLink'], text === '' ? null : text), typing('order'));
              return text === '' || /^(?:https?:\/\/|\/)/i.test(text) ? undefined : 'A link begins with https://';
            }}
          />
        </div>
        <BoundField
          label="When it is to be had"
          hint={when ? `Guests read: ${when}` : 'Absent: whenever its menu is. Such as Mo-Fr 11:00-15:00.'}
          value={typeof fields.available === 'string' ? fields.available : (when ?? '')}
          disabled={!mayEdit}
          onType={(typed) => {
            const text = typed.trim();
            let problem: string | undefined;
            if (text !== '') readAvailability(text, '', (_path, message) => (problem ??= message), 0);
            if (problem === undefined)
              change(setField(dish, ['available'], text === '' ? null : text), typing('available'));
            return problem && 'This cannot be read as days and times, such as Mo-Fr 11:00-15:00';
          }}
        />
        <div className="stack g2">
          {marks.map(([key, label, hint]) => (
            <label key={key} className="opt-row">
              <input
                type="checkbox"
                className="chk"
                checked={yes(fields[key])}
                disabled={!mayEdit}
                onChange={(event) => change(setField(dish, [key], event.target.checked ? true : null))}
              />
              <span>
                {label}
                <small>{hint}</small>
              </span>
            </label>
          ))}
        </div>
      </div>
    </details>
  );
}
