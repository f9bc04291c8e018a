import { X } from 'lucide';
import { useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Icon } from '../ui/icon.tsx';
import './location-tokens.css';

interface Place {
  id: string;
  name: string;
}

interface LocationTokensProps {
  label?: string;
  places: readonly Place[];
  chosen: readonly string[];
  /** None is all of them. */
  optional: boolean;
  onChange: (ids: string[]) => void;
}

/** Locations as tokens; typing finds those that are not chosen yet. */
export function LocationTokens({ label = 'Their locations', places, chosen, optional, onChange }: LocationTokensProps) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState(false);
  const named = chosen.map((id) => places.find((place) => place.id === id) ?? { id, name: id });
  const left = places.filter(({ id }) => !chosen.includes(id));
  return (
    <fieldset>
      <legend className="lab-1">
        {label} {optional && <span className="muted">– none named: all of them</span>}
      </legend>
      <div className="tokens">
        {named.map(({ id, name }) => (
          <span key={id} className="bdg a">
            {name}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            >
              <Icon node={X} />
            </button>
          </span>
        ))}
        <ComboBox
          // A new one after each choice: it would open again for what is left, over the rest of the form.
          key={chosen.join(' ')}
          autoFocus={added}
          aria-label="Add a location"
          defaultItems={left}
          inputValue={typed}
          onInputChange={setTyped}
          selectedKey={null}
          defaultFilter={(text, wanted) => text.toLowerCase().includes(wanted.toLowerCase())}
          onSelectionChange={(key) => {
            if (key === null) return;
            setTyped('');
            setAdded(true);
            onChange([...chosen, String(key)]);
          }}
        >
          <Input placeholder={left.length > 0 ? 'Add a location' : 'All are chosen'} disabled={left.length === 0} />
          <Popover className="pop" offset={6}>
            <ListBox<Place>>{(place) => <ListBoxItem className="mi">{place.name}</ListBoxItem>}</ListBox>
          </Popover>
        </ComboBox>
      </div>
    </fieldset>
  );
}
