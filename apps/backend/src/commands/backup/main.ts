/** `npm run backup -- …` and `npm run restore -- …` */
import { runBackupCommand } from './backup-command.ts';

process.exitCode = await runBackupCommand(process.argv.slice(2), process.env, {
  out: (text) => void process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
