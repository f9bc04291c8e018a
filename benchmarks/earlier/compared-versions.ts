import { type ChildProcess, type ExecFileSyncOptions, execFileSync, fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const thisVersion = path.resolve(import.meta.dirname, '../..');

/** A page of one of the brands, to be rendered so many times. */
export interface RenderingOrder {
  brand: number;
  page: string;
  batch: number;
}

/** Checks an earlier commit out into a folder of its own, installed and built. Done once; answers with the folder. */
export function earlierVersion(commit: string): string {
  const folder = path.join(tmpdir(), `tablefront-${commit}`);
  if (existsSync(path.join(folder, 'apps/website/build/built-from'))) return folder;
  console.log(`  installing and building ${commit} in ${folder}…`);
  mkdirSync(folder, { recursive: true });
  const quietly: ExecFileSyncOptions = { cwd: folder, stdio: ['pipe', 'ignore', 'inherit'] };
  const archive = execFileSync('git', ['archive', commit], { cwd: thisVersion, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['x'], { ...quietly, input: archive });
  execFileSync('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], quietly);
  const build = `import { ensureBuilt } from './scripts/build.mjs'; await ensureBuilt();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build], quietly);
  return folder;
}

/** A process that renders pages of a version. */
export interface Rendering {
  /** Milliseconds of the processor for one page. */
  render(order: RenderingOrder): Promise<number>;
  stop(): void;
}

/** @param brandsFile a JSON array of what their `brand.json` holds */
export async function renderingProcess(root: string, brandsFile: string): Promise<Rendering> {
  const program = path.join(import.meta.dirname, 'rendering-process.ts');
  const child = fork(program, [root, brandsFile], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  await answerOf(child);
  return {
    async render(order) {
      child.send(order);
      return Number(await answerOf(child));
    },
    stop: () => child.kill(),
  };
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A rendering process ended with exit code ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
  });
}
