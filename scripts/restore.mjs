// npm run restore -- FILE: puts a backup back.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('commands/backup/main.ts', ['restore']);
