import type { FormField, FormKind } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';

/** What every control of a form is told. */
export interface ControlProps {
  /** The object in the file that has the field. */
  at: readonly Step[];
  kind: FormKind;
  field: FormField;
  label?: string | undefined;
  hint?: ((text: string) => string) | undefined;
}
