import { FEEDBACK_PAGE } from './feedback-path.ts';

/** Where the page's scripts fetch what they need to know of the brand; `rendering/render-page.tsx` answers. */
export const ASSISTANT_DATA = '/assistant-data';
export const WIDGET_DATA = `${FEEDBACK_PAGE}/widget.json`;
/** The same for parts of pages as HTML; `rendering/fragments.tsx` answers. `?location=SLUG`: what is said of it right now. */
export const RIGHT_NOW = '/right-now';
/** What scripts tell: `?ID` of a form that somebody began to fill in; words that nothing on the menu matches. */
export const BEGUN = '/counts/begun';
export const MISSED = '/counts/missed';
/** `?for=menu` (`PickedFor`). */
export const LOCATION_PICKER = '/location-picker';
