// Builds the website and the console when there is no build of exactly these sources yet.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { packageCommand, pinnedNode, projectEnvironment, quietly, root } from './process.mjs';

const apps = path.join(root, 'apps');
const packages = path.join(root, 'packages');
const compress = promisify(brotliCompress);

/** What is built, each with the folders whose sources are in it. */
const builds = [
  {
    says: 'Building the website (after a change only, a few seconds)',
    app: path.join(apps, 'website'),
    options: ['--app'],
    sources: [path.join(apps, 'website'), path.join(apps, 'backend', 'src'), packages],
  },
  {
    says: 'Building the console (after a change only, a few seconds)',
    app: path.join(apps, 'console'),
    options: [],
    sources: [path.join(apps, 'console'), packages],
  },
];

/** Runs Vite's build of the website and of the console, unless their last one was made from the same sources. */
export async function ensureBuilt() {
  for (const build of builds) await ensureAppBuilt(build);
}

async function ensureAppBuilt({ says, app, options, sources }) {
  const stamp = path.join(app, 'build', 'built-from');
  const builtFrom = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === builtFrom) return;

  rmSync(stamp, { force: true });
  await quietly({
    says,
    command: pinnedNode(),
    args: [packageCommand('vite', { workspace: app }), 'build', ...options],
    cwd: app,
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  await compressFiles(path.join(app, 'build', 'client'));
  writeFileSync(stamp, builtFrom);
}

/** Static files are compressed once, as well as it goes. */
async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      writeFileSync(`${file}.br`, await compress(readFileSync(file)));
    }),
  );
}

// By content and not by time: a clone, a branch switch and a deleted file are all seen for what they are.
function fingerprint(folders) {
  const hash = createHash('sha256');
  for (const file of [path.join(root, 'package-lock.json'), ...folders.flatMap(sourceFiles)]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(folder) {
  const notSource = new Set(['node_modules', 'build']);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notSource.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(file) : entry.isFile() ? [file] : [];
    });
}
