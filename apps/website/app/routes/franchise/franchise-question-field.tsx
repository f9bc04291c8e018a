import { answerField } from '@tablefront/restaurant/forms/choices';
import type { FranchiseQuestion } from '@tablefront/restaurant/site-configuration/site-configuration';
import { Choices, SelectField, TextArea, TextField } from '../../forms/fields.tsx';
import type { FormControl } from '../../forms/use-form.ts';

interface FranchiseQuestionFieldProps {
  form: FormControl;
  question: FranchiseQuestion;
}

/** One question of the brand's own, in the kind of field that it asks for. */
export function FranchiseQuestionField({ form, question }: FranchiseQuestionFieldProps) {
  const { type, options, required } = question;
  const field = { form, name: answerField(question), label: question.question, optional: !required };
  const choices = options.map((option) => ({ value: option, label: option }));
  switch (type) {
    case 'textarea':
      return <TextArea {...field} />;
    case 'radio':
      return <Choices {...field} options={choices} />;
    case 'select':
      return <SelectField {...field} placeholder="Choose an answer" options={choices} />;
    case 'datetime':
      return <TextField {...field} type="datetime-local" short />;
    default:
      return <TextField {...field} />;
  }
}
