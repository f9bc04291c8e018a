import { innermostError } from '@tablefront/serving/innermost-error';
import { maskedUrl } from '../notification-settings.ts';

/** Why it failed, for the operator: what mail servers and networks say, without URLs that may hold keys. */
export function reasonOf(error: unknown): string {
  const innermost = innermostError(error);
  const text = innermost instanceof Error ? innermost.message || innermost.name : String(innermost);
  return text.replace(/https?:\/\/[^\s"']+/g, (url) => (URL.canParse(url) ? maskedUrl(url) : 'a URL'));
}
