import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { ConsoleServices } from './console-services.ts';

/** A table for download, as its pieces come. @param name of the file, before its day */
export function streamCsv(
  { logger, now }: ConsoleServices,
  context: Context,
  name: string,
  pieces: AsyncIterable<string>,
): Response {
  nameCsv(context, `${name}-${now().toISOString().slice(0, 10)}`);
  return stream(
    context,
    async (output) => {
      for await (const piece of pieces) {
        if (output.aborted) return;
        await output.write(piece);
      }
    },
    // Its reader sees that the end is missing.
    async (error) => logger.error({ error: error.message }, 'An export broke off'),
  );
}

/** What follows is a file of this name, never a page. */
export function nameCsv(context: Context, name: string): void {
  context.header('Content-Type', 'text/csv; charset=utf-8');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Disposition', `attachment; filename="${name}.csv"`);
}
