import { FEEDBACK_PAGE } from './feedback-path.ts';

/** Where the page's scripts fetch what they need to know of the brand; `rendering/render-page.tsx` answers. */
export const ASSISTANT_DATA = '/assistant-data';
export const WIDGET_DATA = `${FEEDBACK_PAGE}/widget.json`;
/** The same for parts of pages as HTML; `rendering/fragments.tsx` answers. `?location=SLUG`: what is said of it right now. */
export const RIGHT_NOW = '/right-now';
/** `?for=menu` (`PickedFor`). */
export const LOCATION_PICKER = '/location-picker';
