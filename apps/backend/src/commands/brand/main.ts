/** `npm run brand -- COMMAND …` */
import { runAsProcess } from '../running/run-command.ts';
import { runBrandCommand } from './brand-command.ts';

await runAsProcess(runBrandCommand);
