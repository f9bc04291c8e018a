import {
  type MediaInquiry,
  mediaInquiryBody,
  mediaInquiryForm,
} from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-form';
import { readForm } from '@tablefront/restaurant/forms/read-form';
import type { FormDefinition } from '../../forms/submit-form.ts';

export function mediaInquirySubmission(brandId: string): FormDefinition<MediaInquiry> {
  return {
    read: (fields) => readForm(mediaInquiryForm, fields),
    send: (inquiry, client, signals) => client.send('mediaInquiry', mediaInquiryBody(inquiry, brandId), signals),
  };
}
