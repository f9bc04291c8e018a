import { type Fields, longest } from '../fields.ts';
import type { FileRules } from '../file-rules.ts';

const resumeRules: FileRules = {
  extensions: ['.pdf', '.doc', '.docx'],
  types: [
    'application/pdf',
    'application/x-pdf',
    'application/msword',
    'application/vnd.ms-word',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/zip',
    'application/x-zip-compressed',
  ],
  wrongType: 'This is not a PDF or Word file. Choose a file that ends in .pdf, .doc or .docx',
};

const photoRules: FileRules = {
  extensions: ['.png', '.gif', '.jpg', '.jpeg', '.webp', '.svg', '.heic'],
  types: [
    'image/png',
    'image/gif',
    'image/jpeg',
    'image/jpg',
    'image/webp',
    'image/svg+xml',
    'image/heic',
    'image/heif',
  ],
  wrongType: 'This is not a picture that we can open. Choose a PNG, GIF, JPEG, WebP, SVG or HEIC file',
};

/** A job application. The form's position is the key of an opening, that on the wire its title. */
export const careersFields = {
  position: {
    kind: 'choice',
    label: 'Position',
    missing: 'Please select a position to apply for.',
    wire: { kind: 'text' },
  },
  // What a job says of it goes before it; only then is it known whether it is missing.
  restaurant_id: { kind: 'place', label: 'Location', wire: { missing: 'Please select a location to apply to.' } },
  experience: {
    kind: 'choice',
    label: 'Experience',
    choices: ['No experience yet', 'Less than a year', '1 to 2 years', '3 to 5 years', 'More than 5 years'],
    missing: 'Choose how much experience you have',
    wire: { kind: 'text', missing: 'Tell us about your experience', longest: longest.text },
  },
  name: { kind: 'text', label: 'Name', missing: 'Enter your name', isName: true },
  email: { kind: 'email', label: 'E-mail', missing: 'Enter your e-mail address' },
  phone: { kind: 'phone', label: 'Phone', missing: 'Enter your phone number' },
  resume: {
    kind: 'file',
    label: 'Resume',
    missing: 'Attach your resume as a PDF or Word file',
    file: resumeRules,
    wire: { missing: 'Please add your resume', wrong: 'Choose a PDF or Word file (.pdf, .doc, .docx)' },
  },
  photo: {
    kind: 'file',
    label: 'Photo',
    file: photoRules,
    wire: { wrong: 'Choose a picture: PNG, GIF, JPEG, WebP, SVG or HEIC' },
  },
  cover_letter: { kind: 'text', label: 'Cover letter', longest: longest.text },
} as const satisfies Fields;

export const locationMissing = careersFields.restaurant_id.wire.missing;

/** Chooses no job: the visitor would work at a location of their choice. */
export const openApplication = { key: 'open', position: 'Apply Openly (Any Location)' } as const;

/** What can be applied for; `position` and `restaurantId` are sent. */
export interface Opening {
  key: string;
  position: string;
  /** Absent where the applicant chooses the location. */
  restaurantId?: string;
}
