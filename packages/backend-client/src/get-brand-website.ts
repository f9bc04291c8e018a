/**
 * The wire of `POST /functions/v1/get-brand-website`: which website a brand id or a host name stands for.
 */
import { z } from 'zod';

export const GET_BRAND_WEBSITE_PATH = 'functions/v1/get-brand-website';

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

const OPENING = '{"success":true,"data":';

/** The answer of our own backend, of a configuration's JSON text: parsing that to write it anew would only cost time. */
export function websiteAnswerText(configuration: string): string {
  return `${OPENING}${configuration}}`;
}

/** The configuration's text in such an answer; undefined where it is written otherwise. */
export function configurationText(answer: string): string | undefined {
  return answer.startsWith(OPENING) && answer.endsWith('}') ? answer.slice(OPENING.length, -1) : undefined;
}
