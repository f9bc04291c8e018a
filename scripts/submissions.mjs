// npm run submissions -- COMMAND: how operators read what visitors sent.
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, pinnedNode, projectEnvironment, root, run } from './process.mjs';

await main(async () => {
  await ensureInstalled();
  const command = path.join(root, 'apps', 'backend', 'src', 'submissions-command', 'main.ts');
  // Files are named from where the operator stands, but the data is that of `npm start`, which stands at the root.
  const data = path.resolve(root, process.env.DATA_DIR || 'data');
  return run(pinnedNode(), [command, ...process.argv.slice(2)], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: projectEnvironment({ DATA_DIR: data }),
  });
});
