/**
 * Header with the id that our own backend stores a brand under. Its answers to `get-brand-website` bear it, and changes are
 * told by that id; what the brand's pages send bears it back, within one origin only. Hosted backends know nothing of it.
 */
export const BRAND_HEADER = 'x-brand-id';
