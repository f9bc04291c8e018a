import { describe, expect, test } from 'vitest';
import { readForm } from '../read-form.ts';
import { mediaInquiryBody, mediaInquiryForm } from './media-inquiry-form.ts';

const filled = {
  inquiry_type: 'story_inquiry',
  outlet_name: ' The Star ',
  contact_name: 'Ada',
  email: 'ada@star.example',
  phone: '',
  message: '',
  consent_contact: 'yes',
};

function errorsOf(fields: Record<string, string>) {
  const reading = readForm(mediaInquiryForm, fields);
  return reading.ok ? {} : reading.errors;
}

test('what is filled in becomes the body of the call', () => {
  const reading = readForm(mediaInquiryForm, filled);
  expect(reading.ok && mediaInquiryBody(reading.value, 'lucia')).toEqual({
    inquiry_type: 'story_inquiry',
    outlet_name: 'The Star',
    contact_name: 'Ada',
    email: 'ada@star.example',
    phone: '',
    message: '',
    consent_contact: true,
    consent_marketing: false,
    brand_id: 'lucia',
  });
});

describe('what is missing is named', () => {
  test('all of it, in the order of the form', () => {
    expect(errorsOf({})).toEqual({
      inquiry_type: 'Choose what your inquiry is about',
      outlet_name: 'Enter the name of your outlet',
      contact_name: 'Enter your name',
      email: 'Enter your e-mail address',
      consent_contact: 'Tick this box, so that we may answer you',
    });
  });

  test.each([
    [{ outlet_name: '  ' }, { outlet_name: 'Enter the name of your outlet' }],
    [{ inquiry_type: 'advertising' }, { inquiry_type: 'Choose what your inquiry is about' }],
    [{ email: 'ada at star' }, { email: 'Please enter a valid email address' }],
    [{ phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
    [{ phone: '416.555.0101 ext. 12' }, {}],
    [{ phone: `${'1'.repeat(60)}` }, {}],
    [{ phone: `${'1'.repeat(61)}` }, { phone: 'Please enter a valid phone number' }],
    [{ message: 'x'.repeat(5001) }, { message: 'Use at most 5,000 characters' }],
    [{ phone: '+1 (416) 555-0100', message: 'x'.repeat(5000), consent_marketing: 'yes' }, {}],
  ])('%o', (change, errors) => {
    expect(errorsOf({ ...filled, ...change })).toEqual(errors);
  });
});
