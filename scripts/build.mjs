// Builds the website when there is no build of exactly these sources yet.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { packageCommand, pinnedNode, projectEnvironment, quietly, root } from './process.mjs';

const website = path.join(root, 'apps', 'website');
const build = path.join(website, 'build');
const stamp = path.join(build, 'built-from');
const compress = promisify(brotliCompress);

/** Runs Vite's build unless the last build was made from the same sources. */
export async function ensureBuilt() {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;

  rmSync(stamp, { force: true });
  await quietly({
    says: 'Building the website (after a change only, a few seconds)',
    command: pinnedNode(),
    args: [packageCommand('vite', { workspace: website }), 'build', '--app'],
    cwd: website,
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  await compressFiles(path.join(build, 'client'));
  writeFileSync(stamp, sources);
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
function fingerprint() {
  const hash = createHash('sha256');
  const folders = [website, path.join(root, 'apps', 'backend', 'src'), path.join(root, 'packages')];
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
