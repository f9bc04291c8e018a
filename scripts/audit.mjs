// Whether packages that visitors' requests reach have known holes, as far as the registry can say.
import { spawn } from 'node:child_process';
import { environmentForNpm } from './install.mjs';
import { root } from './process.mjs';

const answersWithinMs = 30_000;

/** Says what was found; answers 1 where a hole is high or critical, 0 also where nobody could tell. */
export async function audit() {
  const report = readAudit(await runNpm(['audit', '--omit=dev', '--json']));
  console.log(report.text);
  return report.failed ? 1 : 0;
}

/** What the output of `npm audit --json` means. */
export function readAudit(output) {
  let found;
  try {
    found = JSON.parse(output);
  } catch {
    found = {};
  }
  if (typeof found.metadata?.vulnerabilities !== 'object') {
    const why = found.message ?? found.error?.summary ?? 'no answer';
    return { failed: false, text: `*** NOT AUDITED: the registry does not say which packages have holes (${why}) ***` };
  }
  const { high = 0, critical = 0, total = 0 } = found.metadata.vulnerabilities;
  const names = Object.values(found.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `  ${name}: ${severity}`);
  return {
    failed: high + critical > 0,
    text: [`${total} known holes, ${high + critical} of them high or critical`, ...names].join('\n'),
  };
}

function runNpm(args) {
  return new Promise((resolve) => {
    const child = spawn('npm', args, {
      cwd: root,
      env: environmentForNpm(),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const tooLate = setTimeout(() => child.kill(), answersWithinMs);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', () => resolve(''));
    child.on('close', () => {
      clearTimeout(tooLate);
      resolve(output);
    });
  });
}
