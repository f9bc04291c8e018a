import { useId } from 'react';
import { Picker } from '../../picker/picker.tsx';
import type { PickerPage } from '../../picker/picker-page.ts';

/** The locations below a message in the menu's place, each with the way to its menu. */
export function MenuPicker({ picker }: { picker: PickerPage }) {
  const id = useId();
  if (picker.count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="menu-locations-title" id={id}>
        Choose Your Location
      </h2>
      <Picker page={picker} pick="menu" />
    </section>
  );
}
