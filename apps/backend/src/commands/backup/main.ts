/** `npm run backup -- …` and `npm run restore -- …` */
import { runAsProcess } from '../running/run-command.ts';
import { runBackupCommand } from './backup-command.ts';

await runAsProcess(runBackupCommand);
