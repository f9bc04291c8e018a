/** `npm run brand -- COMMAND …` */
import { runBrandCommand } from './brand-command.ts';

// `… export ID | head` closes the pipe early; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runBrandCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
