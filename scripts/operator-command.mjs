// How the operators' commands are started: on the data of `npm start`, with files named from where the operator stands.
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, pinnedNode, projectEnvironment, root, run } from './process.mjs';

/** Runs `apps/backend/src/PROGRAM`, with `words` before what the operator wrote. */
export function runOperatorCommand(program, words = []) {
  return main(async () => {
    await ensureInstalled();
    const command = path.join(root, 'apps', 'backend', 'src', program);
    const data = path.resolve(root, process.env.DATA_DIR || 'data');
    return run(pinnedNode(), [command, ...words, ...process.argv.slice(2)], {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: projectEnvironment({ DATA_DIR: data }),
    });
  });
}
