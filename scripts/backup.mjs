// npm run backup -- FILE: keeps all that is stored in one file.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('commands/backup/main.ts', ['backup']);
