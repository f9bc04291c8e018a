import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { isOnThisMachine } from './outside-world.ts';

/** Collects what a visitor would not see and a developer would: errors, hydration warnings, failed requests. */
export function watchForProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => {
    const thrown = error.error();
    problems.push(`page error on ${error.page()?.url()}: ${thrown.stack ?? thrown.message}`);
  });
  context.on('console', (message) => {
    const matters = message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text()));
    if (matters && !isAboutThePageItself(message))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    if (isOnThisMachine(request.url()) && !wasGivenUp(request)) {
      problems.push(`request failed: ${request.method()} ${request.url()} (${request.failure()?.errorText})`);
    }
  });
  return problems;
}

// A page that answers 404 or 503 is logged by the browser as a failed resource; its status is for the test to expect.
function isAboutThePageItself(message: ConsoleMessage): boolean {
  const withoutHash = (url: string | undefined) => url?.replace(/#.*$/, '');
  return (
    message.text().startsWith('Failed to load resource') &&
    withoutHash(message.location().url) === withoutHash(message.page()?.url())
  );
}

// Leaving a page, or closing it, aborts what it was still loading; without JavaScript, scripts are not fetched. What a
// policy refuses where there is JavaScript comes as a console error.
function wasGivenUp(request: Request): boolean {
  const why = request.failure()?.errorText;
  return why === 'net::ERR_ABORTED' || why === 'csp';
}
