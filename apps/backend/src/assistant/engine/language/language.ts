/** The languages that questions are understood and answered in. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
