/** `npm run console -- COMMAND …` */
import { runAsProcess } from '../running/run-command.ts';
import { runConsoleCommand } from './console-command.ts';

await runAsProcess(runConsoleCommand);
