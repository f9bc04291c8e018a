import { each } from '../elements.ts';
import { carousel } from './home/carousel.ts';
import { locationTabs } from './home/location-tabs.ts';

export default function home(): void {
  each('[data-carousel]', carousel);
  each('.our-locations', locationTabs);
}
