/** Configurations made for tests, in the specification's own key names. */

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The same hours every day. */
export const daily = (open: string, close: string) => week.map((day) => ({ day, open, close }));

/** One location that has everything the shell and the home page can show. */
export const oneLocation = {
  name: 'Casa Prova',
  description: 'Pasta by the river.',
  logo: '/placeholder.svg',
  telephone: '(416) 555-0100',
  address: {
    streetAddress: '1 River St',
    addressLocality: 'Toronto',
    addressRegion: 'ON',
    postalCode: 'M5A 1A1',
    addressCountry: 'Canada',
  },
  brand: { franchisee_form: { questions: [{ id: 'q1', question: 'Why?', type: 'input' }] } },
  orderingLink: 'https://order.example.com/casa',
  reservationLink: 'https://reserve.example.com/casa',
  giftCards: 'https://gifts.example.com/casa',
  sameAs: ['https://www.facebook.com/casa', 'https://instagram.com/casa', 'https://x.com/casa'],
  areaServed: ['Riverside', 'Leslieville', 'Corktown', 'Distillery', 'Cabbagetown', 'Danforth', 'Beaches'],
  servesCuisine: ['Italian', 'Roman', 'Pizza'],
  heroSection: { badge: 'Since 1999', title: 'Eat by the river', callToAction: 'Order dinner' },
  featuredItems: [
    { id: 'f1', name: 'Cacio e pepe', price: 19.5, category: 'Pasta', image: '/placeholder.svg' },
    { id: 'f2', name: 'Gnocchi', price: '21', category: 'Pasta' },
  ],
  highlights: [
    { id: 'h1', title: 'Rolled by hand', description: 'Every morning.', image: '/placeholder.svg' },
    { id: 'h2', title: 'Baked in oak', description: 'Every night.', image: '/placeholder.svg' },
    { id: 'h3', title: 'Poured by the glass', image: '/placeholder.svg' },
  ],
  reviews: [
    { author: 'maria G.', rating: 5, content: 'Best in town.', date: '2026-06-30' },
    { author: 'Ahmed', rating: 3, content: 'Good, loud.' },
  ],
  features: [
    { icon: 'pizza', title: 'Stone oven', description: 'Hot.' },
    { icon: 'truck', title: 'We deliver' },
  ],
  deals: [
    { title: 'Lunch for two', price: 30, originalPrice: 42, validUntil: '2027-09-30' },
    { title: 'Late slice', price: 4, badge: 'After ten' },
  ],
  about: 'We opened in 1999.',
  faqs: [{ question: 'Is there parking?', answer: 'Behind the house.' }],
  locations: [
    {
      id: 'l1',
      name: 'Riverside',
      openingHours: daily('11:00', '22:00'),
      pickupHours: { useRestaurantHours: false, customHours: daily('12:00', '21:00') },
    },
  ],
};

/** A brand with as many locations as asked for, in one city. */
export const severalLocations = (count: number, rest: Record<string, unknown> = {}) => ({
  name: 'Many Kitchens',
  orderingLink: 'https://order.example.com/many',
  ...rest,
  locations: Array.from({ length: count }, (_, index) => ({
    id: `l${index + 1}`,
    name: `Kitchen ${index + 1}`,
    phone: `(416) 555-0${101 + index}`,
    address: { streetAddress: `${index + 1} King St`, locality: 'Toronto', region: 'ON', country: 'Canada' },
    openingHours: daily('11:00', '22:00'),
  })),
});
