// npm run brand -- COMMAND: what operators use to put a brand on the site.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('commands/brand/main.ts');
