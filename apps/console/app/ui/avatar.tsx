import { initialsOf, shadeOf } from './initials.ts';

/** A person in a circle: initials, in a shade that stays theirs. The name stands beside it, or in words for those who listen. */
export function Avatar({ name, size = '' }: { name: string; size?: '' | 's' | 'l' }) {
  return (
    <span className={`avatar ${size} ${shadeOf(name)}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
