/** What visitors of Lucia (see `submission-site.ts`) may send, in the shape of the wire. */

export const row = {
  restaurant_id: 2,
  type: 'restaurant',
  rating: 4,
  sub_type: 'Food',
  nature: 'compliment',
  message: 'Très bon! 🍕',
  contact_ok: true,
  contact_name: '',
  contact_phone: '+1 (416) 555-0100',
  contact_email: 'ana@example.org',
  page_url: 'https://lucia.example/menu',
  meta: { viewport: '390x844', user_agent: 'Phone' },
  user_agent: 'Phone',
};
export const catering = {
  restaurant_id: '2',
  full_name: 'Ana',
  email: null,
  phone: '416 555 0100',
  event_type: 'Wedding',
  event_location: 'The harbour',
  event_date: '2027-06-30',
  event_timings: '18:00 to 23:00',
  number_of_guests: 80,
  delivery_method: 'delivery',
  requirements: 'No nuts',
  source: 'website',
};
export const media = {
  inquiry_type: 'story_inquiry',
  outlet_name: 'The Star',
  contact_name: 'Ana',
  phone: null,
  email: 'ana@example.org',
  message: 'A story',
  consent_contact: true,
  consent_marketing: false,
  brand_id: 'lucia.example',
};
export const franchise = {
  brand_id: 'Lucia & Co',
  enquiry_data: [
    { question: 'Your name', response: 'Ana' },
    { question: 'Where?', response: 'Here' },
    { question: 'Asked last year', response: ['a', 'b'], id: 'old' },
  ],
};
