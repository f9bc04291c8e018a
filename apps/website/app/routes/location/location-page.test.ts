import { expect, test } from 'vitest';
import { visited } from '../../rendering/visited-page.test-support.ts';

test('one of several locations says when the brand’s kitchen is on, while it is open itself', async () => {
  const { html } = await visited(
    {
      name: 'Casa Prova',
      serviceHours: [{ kind: 'kitchen', hours: 'Mo-Su 11:00-22:00' }],
      locations: [
        { name: 'Riverside', openingHours: 'Mo-Su 10:00-21:00' },
        { name: 'Hillside', serviceHours: [{ kind: 'kitchen', hours: 'Mo-Su 12:00-20:00' }] },
      ],
    },
    '/location/riverside',
  );
  const services = /<dl class="small service-hours">.*?<\/dl>/s
    .exec(html)?.[0]
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(services).toBe(' Kitchen Mon – Sun 11:00 AM – 9:00 PM ');
});
