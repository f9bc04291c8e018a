/** Texts that the server takes. */
import { z } from 'zod';

const UNREADABLE = { error: 'holds what is no character' };

/** Neither U+0000 nor half characters, which no database keeps. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
export const storable = z.string().refine(isStorable, UNREADABLE);

/** One line of at most so many characters. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
    .refine((text) => text.isWellFormed(), UNREADABLE);
