import { useState } from 'react';
import { singleKeysOn, switchSingleKeys } from '../frame/single-keys.ts';

export function KeysSwitch() {
  const [on, setOn] = useState(singleKeysOn);
  return (
    <label className="opt-row">
      <input
        type="checkbox"
        className="chk"
        checked={on}
        onChange={(event) => {
          switchSingleKeys(event.target.checked);
          setOn(event.target.checked);
        }}
      />
      <span>
        Single letters do something
        <small>J, K, E and the like. They rest while you type. Kept in this browser.</small>
      </span>
    </label>
  );
}
