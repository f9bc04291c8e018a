import { expect, test } from 'vitest';
import { inquiryAbout } from './about-campaign.ts';

test('an inquiry about a campaign names it and its kind; without one, and with a blank one, it begins empty', () => {
  expect(inquiryAbout(' Taste & tell ')).toEqual({
    inquiry_type: 'content_collaboration',
    message: 'I would like to apply for the campaign “Taste & tell”. ',
  });
  expect(inquiryAbout('x'.repeat(5_000)).message?.length).toBeLessThan(300);
  for (const none of [null, '', '  ']) expect(inquiryAbout(none)).toEqual({});
});
