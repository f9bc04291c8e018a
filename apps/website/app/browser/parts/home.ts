import { each } from '../elements.ts';
import { carousel } from './home/carousel.ts';
import { locationTabs } from './home/location-tabs.ts';
import { rightNow } from './home/right-now.ts';

export default function home(): void {
  each('[data-carousel]', carousel);
  each('.our-locations', locationTabs);
  each('.right-now', rightNow);
}
