// npm run check: format, lint, import directions, types, dead code and known holes in packages. Runs all of them and names those that failed.
import { audit } from './audit.mjs';
import { ensureInstalled } from './install.mjs';
import { main, packageCommand, pinnedNode, run } from './process.mjs';

await main(async () => {
  await ensureInstalled();
  const checks = [
    {
      name: 'format, lint and import directions',
      command: [packageCommand('@biomejs/biome', { command: 'biome' }), 'check', '--error-on-warnings'],
    },
    { name: 'types', command: [packageCommand('typescript', { command: 'tsc' }), '--noEmit'] },
    { name: 'dead code', command: [packageCommand('knip')] },
  ];

  const failed = [];
  for (const { name, command } of checks) {
    console.log(`\nChecking ${name}…`);
    if ((await run(pinnedNode(), command)) !== 0) failed.push(name);
  }
  console.log('\nChecking packages for known holes…');
  if ((await audit()) !== 0) failed.push('known holes in packages');
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join('; ')}.`);
  return failed.length === 0 ? 0 : 1;
});
