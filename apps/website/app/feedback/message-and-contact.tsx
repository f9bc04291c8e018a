import { messageLabel } from '@tablefront/restaurant/forms/feedback';
import { TextArea, TextField } from '../forms/fields.tsx';
import type { FormControl } from '../forms/use-form.ts';

/** What these fields hold is checked when they are left. */
export const typedFields = ['message', 'contact_name', 'contact_phone', 'contact_email'] as const;

/** The last step: what the visitor has to say, and how to answer. All of it may be left out. */
export function MessageAndContact({ form }: { form: FormControl }) {
  return (
    <>
      <TextArea form={form} name="message" label={messageLabel(form.values.nature ?? '')} optional="said" />
      <TextField form={form} name="contact_name" label="Name" autoComplete="name" optional />
      <div className="field-pair">
        <TextField form={form} name="contact_phone" label="Phone" type="tel" autoComplete="tel" optional />
        <TextField form={form} name="contact_email" label="E-mail" type="email" autoComplete="email" optional />
      </div>
    </>
  );
}
