/**
 * An embedded database that every suite of a test run copies: making one takes seconds, copying does not. It is made by
 * the first suite that needs it.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
  }
}

/** Before all suites of a run, in the process that starts them. */
export default function setUp({ provide }: TestProject): () => void {
  const directory = mkdtempSync(join(tmpdir(), 'tablefront-template-'));
  provide('embeddedTemplate', directory);
  return () => rmSync(directory, { recursive: true, force: true });
}

/** The `DATA_DIR` of a new and empty embedded database that is closed; to be copied, not opened. */
export async function embeddedTemplate(): Promise<string> {
  const directory = inject('embeddedTemplate');
  const made = join(directory, 'made');
  if (isFirst(join(directory, 'making'))) {
    const opened = await openDatabase({ dataDir: directory }, pino({ level: 'silent' }));
    await opened.close();
    writeFileSync(made, '');
  }
  while (!existsSync(made)) await wait(50);
  return directory;
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
