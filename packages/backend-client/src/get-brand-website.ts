/**
 * The wire of `POST /functions/v1/get-brand-website`: which website a brand id or a host name stands for.
 */
import { z } from 'zod';

export const getBrandWebsitePath = 'functions/v1/get-brand-website';

/** What is asked: the brand's id or one of its host names. */
export const getBrandWebsiteRequest = z.object({
  brandId: z.string('brandId must be a text').trim().min(1, 'brandId must not be empty'),
});

/** What a backend answers; `error` and `data` are checked apart, because hosted backends send either as null. */
export const getBrandWebsiteResponse = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
});
