import {
  type FranchiseInquiry,
  franchiseBody,
  franchiseForm,
} from '@tablefront/restaurant/forms/franchise/franchise-form';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import type { FormDefinition } from '../../forms/submit-form.ts';
import type { FranchisePage } from './franchise-page.ts';

export function franchiseSubmission({
  questions,
  brandId,
}: Pick<FranchisePage, 'questions' | 'brandId'>): FormDefinition<FranchiseInquiry> {
  const schema = franchiseForm(questions);
  return {
    read: (fields) => readForm(schema, fields),
    send: (inquiry, client, signals) => client.send('franchise', franchiseBody(questions, inquiry, brandId), signals),
  };
}
