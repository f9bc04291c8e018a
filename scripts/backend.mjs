// npm run backend: the backend without a website.
import { runOperatorCommand } from './operator-command.mjs';

await runOperatorCommand('main.ts');
