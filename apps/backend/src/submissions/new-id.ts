import { randomInt, randomUUIDv7 } from 'node:crypto';

let last = { time: '', count: 0 };

/** A UUID of version 7 that sorts after every other that this process made: of one millisecond too. */
export function newId(): string {
  const [high = '', low = '', , variant, node] = randomUUIDv7().split('-');
  const time = `${high}${low}`;
  // The clock may be set back, and of one millisecond there are up to 2,048 at least.
  last = time > last.time ? { time, count: randomInt(0x800) } : { time: last.time, count: (last.count + 1) % 0x1000 };
  const count = last.count.toString(16).padStart(3, '0');
  return `${last.time.slice(0, 8)}-${last.time.slice(8)}-7${count}-${variant}-${node}`;
}
