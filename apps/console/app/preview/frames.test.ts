import { linkTo } from '@tablefront/restaurant/link.test-support';
import { describe, expect, test } from 'vitest';
import { noFrames, painted, reload, want } from './frames.ts';

const at = (revision: number, path = '/a') => ({ address: linkTo(path), revision });

describe('the frames of a preview', () => {
  test('load behind the page that is seen, and take its place when they are painted', () => {
    const first = painted(want(noFrames, at(1)), 1);
    expect(first).toMatchObject({ shown: at(1), coming: undefined });
    const second = want(first, at(2));
    expect(second).toMatchObject({ shown: at(1), coming: { id: 2, revision: 2 } });
    expect(painted(second, 2)).toMatchObject({ shown: { id: 2, revision: 2 }, coming: undefined });
  });

  test('let come what comes while somebody types on, and then load the last', () => {
    let frames = want(painted(want(noFrames, at(1)), 1), at(2));
    frames = want(want(frames, at(3)), at(4));
    expect(frames).toMatchObject({ coming: { revision: 2 }, next: at(4) });
    frames = painted(frames, 2);
    expect(frames).toMatchObject({ shown: { revision: 2 }, coming: { id: 3, revision: 4 }, next: undefined });
  });

  test('do not wait for a page that nobody wants any more', () => {
    const frames = want(want(noFrames, at(1)), at(1, '/b'));
    expect(frames.coming).toMatchObject({ id: 2, address: '/b' });
    expect(painted(frames, 1)).toBe(frames);
  });

  test('load nothing twice, unless they are told to', () => {
    const shown = painted(want(noFrames, at(1)), 1);
    expect(want(shown, at(1))).toBe(shown);
    expect(reload(shown).coming).toMatchObject({ id: 2, revision: 1 });
    expect(reload(noFrames)).toBe(noFrames);
  });
});
