import { messageLabel } from '@tablefront/restaurant/forms/feedback/feedback-choices';
import { restaurantFeedbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { fieldsOf, TextArea, TextField } from '../forms/fields.tsx';
import type { FormControl } from '../forms/use-form.ts';

/** What these fields hold is checked when they are left. */
export const typedFields = ['message', 'contact_name', 'contact_phone', 'contact_email'] as const;

/** The last step: what the visitor has to say, and how to answer. All of it may be left out. */
export function MessageAndContact({ form }: { form: FormControl }) {
  const field = fieldsOf(form, restaurantFeedbackFields);
  return (
    <>
      <TextArea {...field('message')} label={messageLabel(form.values.nature ?? '')} optional="said" />
      <TextField {...field('contact_name')} autoComplete="name" />
      <div className="field-pair">
        <TextField {...field('contact_phone')} type="tel" autoComplete="tel" />
        <TextField {...field('contact_email')} type="email" autoComplete="email" />
      </div>
    </>
  );
}
