import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const imported = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm;

/** Which rooms (folders and files at the top of a source folder) each room imports from, types included. */
function roomsOf(folder) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: path.join(root, folder), encoding: 'utf8' });
  const rooms = new Map();
  for (const file of files.trim().split('\n')) {
    if (/\.test\b|\.test-support\b/.test(file)) continue;
    const [room] = file.split('/');
    const others = rooms.get(room) ?? new Set();
    rooms.set(room, others);
    for (const [, relative] of readFileSync(path.join(root, folder, file), 'utf8').matchAll(imported)) {
      const [other] = path.normalize(path.join(path.dirname(file), relative)).split('/');
      if (other !== room) others.add(other);
    }
  }
  return rooms;
}

/** What is left when rooms that import from no other are taken away, again and again. */
function circlesAmong(rooms) {
  const left = new Map([...rooms].map(([room, others]) => [room, new Set(others)]));
  for (;;) {
    const lowest = [...left].filter(([, others]) => ![...others].some((other) => left.has(other)));
    if (lowest.length === 0) return [...left.keys()];
    for (const [room] of lowest) left.delete(room);
  }
}

/** Which rooms stand on which line of the drawing in docs/architecture.md; `*.ts` are the files at the top. */
function drawnLines() {
  const drawn = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const [, list] = /^## The backend: its rooms\n.*?^```\n(.*?)^```/ms.exec(drawn);
  const names = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {3,}/)[0].split(/ +/));
  return new Map(names.flatMap((line, depth) => line.map((name) => [name, depth])));
}

test('each room of the backend imports only from lines below its own, as they are drawn', () => {
  const depths = drawnLines();
  const lineOf = (room) => depths.get(room.endsWith('.ts') ? '*.ts' : room);
  const rooms = roomsOf('apps/backend/src');
  expect([...rooms.keys()].filter((room) => lineOf(room) === undefined)).toEqual([]);
  const upwards = [...rooms].flatMap(([room, others]) =>
    [...others]
      .filter((other) => !(lineOf(other) > lineOf(room) || (room.endsWith('.ts') && other.endsWith('.ts'))))
      .map((other) => `${room} -> ${other}`),
  );
  expect(upwards).toEqual([]);
});

test.each([
  'apps/backend/src',
  ...['backend-client', 'console-wire', 'off-thread', 'restaurant', 'serving'].map((name) => `packages/${name}/src`),
])('the rooms of %s import from each other one way', (folder) => {
  expect(circlesAmong(roomsOf(folder))).toEqual([]);
});

test('the backend has at most twelve rooms', () => {
  const folders = [...roomsOf('apps/backend/src').keys()].filter((room) => !room.includes('.'));
  expect(folders.length).toBeLessThanOrEqual(12);
});
