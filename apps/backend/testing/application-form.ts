import { pdf } from './sample-files.ts';

/** What somebody writes who applies to Lucia's kitchen. */
export const applicationTexts = {
  name: 'Ana',
  email: 'ana@example.org',
  phone: '555-0100',
  position: 'Cook',
  experience: '5 years',
  cover_letter: '',
  restaurant_id: 'kitchen',
};

/** An application with a resume, or with other fields (`undefined`: without). */
export function applicationForm(change: Record<string, string | File | undefined> = {}): FormData {
  const form = new FormData();
  const fields = { ...applicationTexts, resume: new File([pdf], 'cv.pdf'), ...change };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

/** A file that begins with these bytes and is so many long. */
export function sizedFile(bytes: Uint8Array, size: number): File {
  const content = new Uint8Array(new ArrayBuffer(size));
  content.set(bytes);
  return new File([content], 'large');
}
