import { type Fields, longest } from '../fields.ts';

export const inquiryTypes = ['story_inquiry', 'management_interview', 'content_collaboration', 'other_media'] as const;

export type InquiryType = (typeof inquiryTypes)[number];

/** A media inquiry. */
export const mediaInquiryFields = {
  inquiry_type: {
    kind: 'choice',
    label: 'Inquiry type',
    choices: inquiryTypes,
    missing: 'Choose what your inquiry is about',
  },
  outlet_name: { kind: 'text', label: 'Outlet', missing: 'Enter the name of your outlet' },
  message: { kind: 'text', label: 'Message', longest: longest.text },
  contact_name: { kind: 'text', label: 'Contact name', missing: 'Enter your name', isName: true },
  email: { kind: 'email', label: 'E-mail', missing: 'Enter your e-mail address' },
  phone: { kind: 'phone', label: 'Phone' },
  consent_contact: {
    kind: 'tick',
    label: 'You may contact me about this inquiry.',
    missing: 'Tick this box, so that we may answer you',
    wire: { missing: 'We need your consent to contact you' },
  },
  consent_marketing: { kind: 'tick', label: 'Send me news and press releases too.' },
} as const satisfies Fields;
