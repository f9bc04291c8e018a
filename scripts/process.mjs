// How the other scripts start programs: with the pinned Node, in plain words, and without leaving anything running.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The Node of the npm package `node`; a machine's own Node of the same major or newer will do in its place. */
export function pinnedNode() {
  const folder = path.join(root, 'node_modules', 'node');
  const file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new StepFailed(
    `The project's own Node is missing (${path.relative(root, file)}): npm was told not to run install scripts.\n` +
      'Allow the script of the package "node" (npm config ignore-scripts), or run this with Node 24 or newer.',
  );
}

/** What to hand to Node to run a package's command, e.g. ['…/node_modules/vitest/vitest.mjs']. */
export function packageCommand(packageName, { command = packageName, workspace = root } = {}) {
  const folders = [workspace, root].map((folder) => path.join(folder, 'node_modules', packageName));
  const folder = folders.find((candidate) => existsSync(candidate));
  if (!folder) throw new StepFailed(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The environment with the project's own commands first on the PATH. */
export function projectEnvironment(extra = {}) {
  const env = { ...process.env, ...extra };
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathName] = [path.join(root, 'node_modules', '.bin'), env[pathName]].filter(Boolean).join(path.delimiter);
  return env;
}

/**
 * Runs a program in sight of the user and answers its exit code (128 + signal when a signal ended it).
 * With `tethered` the program, of Node, hears `disconnect` when this process is killed, which could pass nothing on.
 */
export function run(command, args, { cwd = root, env = projectEnvironment(), tethered = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = ['inherit', 'inherit', 'inherit', ...(tethered ? ['ipc'] : [])];
    const child = spawn(command, args, { cwd, env, stdio });
    const stopForwarding = forwardSignals(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a step out of sight: one line before, one after; what it printed is shown only when it fails. */
export function quietly({ says, command, args, cwd = root, env = projectEnvironment(), shell = false }) {
  const started = Date.now();
  console.log(`${says}…`);
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    const stopForwarding = forwardSignals(child);
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopForwarding();
      if (code === 0) {
        console.log(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s`);
        resolve();
      } else {
        reject(new StepFailed(`${Buffer.concat(output)}\n${says}: failed (${signal ?? `exit code ${code}`}).`));
      }
    });
  });
}

/** A failure whose message says everything: shown without a stack. */
export class StepFailed extends Error {}

/** Runs a script's main function; its answer, or a failure, becomes the exit code. */
export async function main(steps) {
  try {
    process.exitCode = (await steps()) ?? 0;
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error);
    process.exitCode = 1;
  }
}

// Ctrl-C in a terminal reaches the child by itself; passing it on too would be a second, impatient one.
function forwardSignals(child) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => {
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on(signal, handler);
    return [signal, handler];
  });
  const parentWatch = watchParent(() => child.kill('SIGTERM'));
  return () => {
    clearInterval(parentWatch);
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

// Stopping npm ends the shell that npm put between itself and us, and neither passes the signal on.
function watchParent(whenGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) whenGone();
  }, 500);
}
