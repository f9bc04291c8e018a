import type { Somebody } from '@tablefront/console-wire/inbox';
import { UserMinus } from 'lucide';
import type { MenuChoice } from '../ui/menu.tsx';

/** Who may be given a message, and nobody. */
export function assigneeChoices(people: readonly Somebody[]): MenuChoice[] {
  return [...people.map(({ id, name }) => ({ id, label: name })), { id: 'nobody', label: 'Nobody', icon: UserMinus }];
}
