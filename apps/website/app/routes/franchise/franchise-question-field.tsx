import type { FranchiseQuestion } from '@tablefront/restaurant/site-configuration/site-configuration';
import { Choices, type FieldProps, SelectField, TextArea, TextField } from '../../forms/fields.tsx';

interface FranchiseQuestionFieldProps {
  field: FieldProps;
  question: FranchiseQuestion;
}

/** One question of the brand's own, in the kind of field that it asks for. */
export function FranchiseQuestionField({ field, question: { type, options } }: FranchiseQuestionFieldProps) {
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
