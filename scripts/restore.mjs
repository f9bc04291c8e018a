// npm run restore -- FILE: puts a backup back.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('backup-command', ['restore']);
