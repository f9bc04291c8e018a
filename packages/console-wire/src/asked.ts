/** What guests asked and the assistant could not answer, for owners and editors: `AskedQuestion[]`, the most asked first. */
export const askedPath = (brandId: string): string => `/api/brands/${encodeURIComponent(brandId)}/asked`;

/** PUT `{ question }` → 204: it is of no concern, and shown no more. DELETE `{ question }` → 204: it is, after all. */
export const setAsidePath = (brandId: string): string => `${askedPath(brandId)}/set-aside`;

export interface AskedQuestion {
  /** Without what could name a person. */
  question: string;
  /** In the last 30 days. */
  times: number;
}
