/** What guests asked and the site did not know: how often on which day. Of no visitor and no address. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { and, desc, eq, gte, lte, max, min, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { questionsSetAside, assistantUnknownQuestions as unknownQuestions } from '../database/schema.ts';
import type { Logger } from '../failures/logger.ts';
import { questionToKeep } from './question-to-keep.ts';

/** Rows of one brand: a question on a day is one. */
const MOST_KEPT = 1_000;
/** Counts of one process that wait for the one before; what comes beyond is not counted. */
const MOST_WAITING = 100;

export interface UnknownQuestions {
  /**
   * Counts a question. It begins after the answer that is being written, one at a time. Never fails; settles when it is
   * counted, or is not to be.
   * @param day the brand's: `2026-11-21`
   */
  count(brandId: string, question: string, day: string): Promise<void>;
  /** Settles when all that was to be counted is. */
  settled(): Promise<void>;
}

export interface UnknownQuestionsOptions {
  /** Without it nothing is counted. */
  keep: boolean;
  logger: Logger;
  /** Throws where the disk is too full to store anything. */
  requireRoom?: () => void;
}

export function createUnknownQuestions(
  database: Database,
  { keep, logger, requireRoom }: UnknownQuestionsOptions,
): UnknownQuestions {
  let last = Promise.resolve();
  let waiting = 0;

  async function write(brandId: string, question: string, day: string): Promise<void> {
    const kept = questionToKeep(question);
    if (kept === '') return;
    requireRoom?.();
    const row = { brandId, day, question: kept };
    if (await isNew(database, row)) await makeRoom(database, row);
  }

  return {
    async count(brandId, question, day) {
      if (!keep || waiting >= MOST_WAITING) return;
      waiting += 1;
      last = last.then(async () => {
        await nextTurn();
        try {
          await write(brandId, question, day);
        } catch (error) {
          // Without the message, which could quote what was asked.
          const { type, code } = errorForLog(error);
          logger.warn({ error: { type, code }, brandId }, 'A question that the assistant did not know was not counted');
        } finally {
          waiting -= 1;
        }
      });
      await last;
    },
    settled: () => last,
  };
}

interface Row {
  brandId: string;
  day: string;
  question: string;
}

/** Counts it; answers whether it is the first time on this day. */
async function isNew(database: Database, row: Row): Promise<boolean> {
  const { brandId, day, question, asked } = unknownQuestions;
  const [counted] = await database
    .insert(unknownQuestions)
    .values({ ...row, asked: 1 })
    .onConflictDoUpdate({ target: [brandId, day, question], set: { asked: sql`${asked} + 1` } })
    .returning({ asked });
  return counted?.asked === 1;
}

/**
 * Of a brand that has too many, the oldest go, where each further time that one was asked makes it a day younger: whoever
 * asks a thousand different things drives out what was asked once, not what guests ask again and again. The new row
 * stays, since a list that is full would else learn nothing more.
 */
async function makeRoom(database: Database, { brandId, day, question }: Row): Promise<void> {
  await database.execute(sql`
    delete from assistant_unknown_questions
    where brand_id = ${brandId} and (day, question) in (
      select day, question from assistant_unknown_questions
      where brand_id = ${brandId} and (day, question) <> (${day}, ${question})
      order by day + asked desc, day desc
      offset ${MOST_KEPT - 1}
    )
  `);
}

export interface UnknownQuestion {
  question: string;
  asked: number;
  /** `2026-11-21`, as the brand counts days. */
  firstDay: string;
  lastDay: string;
}

export interface UnknownQuestionFilters {
  brandId: string;
  /** Days of the brand, inclusive. */
  since?: string;
  until?: string;
  /** Without those that the brand set aside. */
  open?: true;
}

/** A brand's questions over the days, what was asked most first. */
export async function readUnknownQuestions(
  database: Database,
  { brandId, since, until, open }: UnknownQuestionFilters,
): Promise<UnknownQuestion[]> {
  const { day, question } = unknownQuestions;
  const asked = sql<number>`sum(${unknownQuestions.asked})`.mapWith(Number);
  const isSetAside = database
    .select({ one: sql`1` })
    .from(questionsSetAside)
    .where(and(eq(questionsSetAside.brandId, brandId), eq(questionsSetAside.question, question)));
  const rows = await database
    .select({ question, asked, firstDay: min(day), lastDay: max(day) })
    .from(unknownQuestions)
    .where(
      and(
        eq(unknownQuestions.brandId, brandId),
        since === undefined ? undefined : gte(day, since),
        until === undefined ? undefined : lte(day, until),
        open && notExists(isSetAside),
      ),
    )
    .groupBy(question)
    .orderBy(desc(asked), desc(max(day)), question);
  return rows.map((row) => ({ ...row, firstDay: row.firstDay ?? '', lastDay: row.lastDay ?? '' }));
}

export interface SetAside {
  brandId: string;
  question: string;
  person: { id: string; name: string };
}

/** Of a question that was asked; answers whether it was. Who did so first stays. */
export async function setQuestionAside(database: Database, { brandId, question, person }: SetAside): Promise<boolean> {
  const isIt = and(eq(unknownQuestions.brandId, brandId), eq(unknownQuestions.question, question));
  if ((await database.$count(unknownQuestions, isIt)) === 0) return false;
  await database
    .insert(questionsSetAside)
    .values({ brandId, question, personId: person.id, who: person.name })
    .onConflictDoNothing();
  return true;
}

export async function takeQuestionUp(
  database: Database,
  { brandId, question }: Pick<SetAside, 'brandId' | 'question'>,
): Promise<void> {
  const { brandId: brand, question: asked } = questionsSetAside;
  await database.delete(questionsSetAside).where(and(eq(brand, brandId), eq(asked, question)));
}
