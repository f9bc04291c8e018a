// npm run dev: the same site as `npm start`, from the sources, with hot reload.
import { ensureInstalled } from './install.mjs';
import { main, pinnedNode, run } from './process.mjs';

await main(async () => {
  await ensureInstalled();
  return run(pinnedNode(), ['apps/website/server/dev.ts', ...process.argv.slice(2)]);
});
