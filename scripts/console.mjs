// npm run console -- COMMAND: who may sign in to the operators' console.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('commands/console/main.ts');
