/** Where the page's scripts fetch what they need to know of the brand; `rendering/render-page.tsx` answers. */
export const ASSISTANT_DATA = '/assistant-data';
export const WIDGET_DATA = '/feedback/widget.json';
