/** `npm run submissions -- COMMAND …` */
import { runAsProcess } from '../running/run-command.ts';
import { runSubmissionsCommand } from './submissions-command.ts';

await runAsProcess(runSubmissionsCommand);
