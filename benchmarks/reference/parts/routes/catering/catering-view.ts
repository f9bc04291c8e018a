import { cateringStructuredData } from '@tablefront/restaurant/structured-data/catering';
import { configuration, origin, now } from '../../site.ts';
import { cateringPageOf } from './catering-page.ts';

const lead = 'For your own occasion. Tell us when and where, and what you have in mind.';

export function cateringView() {
  const { name } = configuration;
  return {
    page: cateringPageOf(configuration, now),
    head: {
      title: 'Catering',
      lead,
      description: `Catering by ${name} for weddings, birthdays and company events: pickup, delivery and more. Ask for an offer online.`,
    },
    structuredData: cateringStructuredData(configuration, { origin }),
  };
}
