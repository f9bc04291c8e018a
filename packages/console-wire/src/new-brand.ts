import { z } from 'zod';

/** `POST /api/brands`, for owners of all brands: a site with a name, and nothing else yet. Answers `NewBrand`. */
export const newBrandRequest = z.strictObject({
  /** As guests say it. */
  name: z.string().trim().min(1).max(200),
  town: z.string().trim().max(120).optional(),
});
export type NewBrandRequest = z.output<typeof newBrandRequest>;

export interface NewBrand {
  id: string;
  /** Where it is to be seen at once; null: it has no address yet. */
  host: string | null;
}
