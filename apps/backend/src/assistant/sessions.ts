/** Conversations: the last few turns of each, for hours, in the database that all processes share. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { assistantSessions } from '../database/schema.ts';
import { type Conversation, newConversation, readConversation } from './engine/conversation.ts';

export interface Turn {
  question: string;
  answer: string;
}

interface Session {
  id: string;
  /** The last few. */
  turns: Turn[];
  /** What was said and meant in all of them: what must be avoided outlasts the turns. */
  conversation: Conversation;
}

const MOST_TURNS = 6;
const LONGEST_ANSWER = 1_000;
const LIFETIME_MS = 4 * 60 * 60_000;
const TIDY_EVERY_MS = 5 * 60_000;

const storedSession = z.object({
  turns: z.array(z.object({ question: z.string(), answer: z.string() })),
  conversation: z.unknown().transform(readConversation),
});

export interface Sessions {
  /** The session of that id, if it is one of this brand and not over; else a new one. */
  open(brandId: string, id: string | undefined, now: Date): Promise<Session>;
  /** Keeps a turn, and the conversation as it is with it; the session then lasts for hours again. */
  remember(brandId: string, session: Session, turn: Turn, now: Date): Promise<void>;
}

export function createSessions(database: Database): Sessions {
  let tidied = Number.NEGATIVE_INFINITY;

  async function tidy(now: Date): Promise<void> {
    // A clock that was set back must not put it off for hours.
    if (Math.abs(now.getTime() - tidied) < TIDY_EVERY_MS) return;
    tidied = now.getTime();
    await database.delete(assistantSessions).where(lt(assistantSessions.expiresAt, now));
  }

  return {
    async open(brandId, id, now) {
      if (id !== undefined && /^[\w-]{32}$/.test(id)) {
        const [found] = await database
          .select({ turns: assistantSessions.turns })
          .from(assistantSessions)
          .where(
            and(
              eq(assistantSessions.id, id),
              eq(assistantSessions.brandId, brandId),
              gt(assistantSessions.expiresAt, now),
            ),
          );
        if (found) return { id, ...readSession(found.turns) };
      }
      return { id: randomBytes(24).toString('base64url'), turns: [], conversation: newConversation };
    },

    async remember(brandId, session, { question, answer }, now) {
      await tidy(now);
      const turns = [...session.turns, { question, answer: answer.slice(0, LONGEST_ANSWER) }].slice(-MOST_TURNS);
      const text = JSON.stringify({ turns, conversation: session.conversation });
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      await database
        .insert(assistantSessions)
        .values({ id: session.id, brandId, turns: text, expiresAt })
        .onConflictDoUpdate({ target: assistantSessions.id, set: { turns: text, expiresAt } });
    },
  };
}

function readSession(text: string): Omit<Session, 'id'> {
  try {
    return storedSession.parse(JSON.parse(text));
  } catch {
    return { turns: [], conversation: newConversation };
  }
}
