/** `npm run submissions -- COMMAND …` */
import { once } from 'node:events';
import { runSubmissionsCommand } from './submissions-command.ts';

// `… list | head` closes the pipe early; that is no failure, and the rest need not be read.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runSubmissionsCommand(process.argv.slice(2), process.env, {
  async out(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  error: (text) => process.stderr.write(text),
});
