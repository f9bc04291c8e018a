/** `npm run console -- COMMAND …` */
import { runConsoleCommand } from './console-command.ts';

// `… people | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runConsoleCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
