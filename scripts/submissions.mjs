// npm run submissions -- COMMAND: how operators read what visitors sent.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('commands/submissions/main.ts');
