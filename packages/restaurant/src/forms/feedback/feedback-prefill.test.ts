import { expect, test } from 'vitest';
import { feedbackPrefill } from './feedback-prefill.ts';

const prefill = (query: string) => feedbackPrefill(new URLSearchParams(query), ['r_1', 'r_2']);

test('the address fills in every answer that it names', () => {
  expect(prefill('r=5&st=Pricing+/+value&n=suggestion&id=r_2&rfid=f9&oid=o7')).toEqual({
    fields: { restaurant_id: 'r_2', rating: '5', sub_type: 'Pricing / value', nature: 'suggestion' },
    origin: { feedbackId: 'f9', orderId: 'o7' },
  });
});

test.each([
  'r=0',
  'r=6',
  'r=4abc',
  'r=4.5',
  'r=+4',
  'r=',
  'st=food',
  'st=Parking',
  'n=bug',
  'n=COMPLAINT',
  'id=r_9',
  'id=',
  'rfid=',
  'oid=%20',
  `oid=${'9'.repeat(201)}`,
  'R=5',
  '',
])('%s is as if it were not there', (query) => {
  expect(prefill(query)).toEqual({ fields: {}, origin: {} });
});

test('an answer stands without the ones before it, and an invalid one takes no other with it', () => {
  expect(prefill('n=complaint').fields).toEqual({ nature: 'complaint' });
  expect(prefill('r=9&st=Food').fields).toEqual({ sub_type: 'Food' });
});
