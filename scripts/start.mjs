// npm start: installs what is missing, builds what is not built, and serves the site until it is told to stop.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { main, pinnedNode, projectEnvironment, run } from './process.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // React is several times slower, and says different things, outside production.
  const env = projectEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' });
  return run(pinnedNode(), ['apps/website/build/server/main.js', ...process.argv.slice(2)], { env, tethered: true });
});
