/** All that whoever mounts the backend needs of it. */
export { type Backend, createBackend } from './backend.ts';
export type { CalledSite } from './brands/brand-visit.ts';
export { openedOrOpening } from './opening-backend.ts';
