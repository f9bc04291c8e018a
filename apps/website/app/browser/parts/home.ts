import { each } from '../elements.ts';
import { carousel } from './carousel.ts';
import { locationTabs } from './location-tabs.ts';

export default function home(): void {
  each('[data-carousel]', carousel);
  each('.our-locations', locationTabs);
}
