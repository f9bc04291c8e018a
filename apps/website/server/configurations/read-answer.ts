import { readWebsiteAnswer, type WebsiteAnswer } from '@tablefront/backend-client/website-answer';
import { offThread } from '@tablefront/off-thread/off-thread';

const readApart = offThread(import.meta.resolve('@tablefront/backend-client/website-answer'), readWebsiteAnswer);

/** Reads an answer of `get-brand-website` without holding up this thread; what takes too long or too much is unusable. */
export async function readAnswer(text: string): Promise<WebsiteAnswer> {
  try {
    return await readApart(text);
  } catch {
    return { kind: 'unusable' };
  }
}
