import type { Person } from '@tablefront/console-wire/people';
import { KeyRound, LogOut, UserCheck, UserCog, UserMinus, UserX } from 'lucide';
import type { MenuChoice } from '../ui/menu.tsx';

/** What the caller may do about somebody whose role here is theirs to change. */
export function personChoices({ ruled, self, disabled }: Pick<Person, 'ruled' | 'self' | 'disabled'>): MenuChoice[] {
  const choices: (MenuChoice | false)[] = [
    { id: 'role', label: 'Change the role…', icon: UserCog },
    ruled && { id: 'return', label: 'Give a new way in…', icon: KeyRound },
    ruled && { id: 'sign-out', label: 'Sign out everywhere', icon: LogOut },
    ruled && !self && disabled && { id: 'switch', label: 'Switch on again', icon: UserCheck },
    ruled && !self && !disabled && { id: 'switch', label: 'Switch off', icon: UserMinus },
    !self && { id: 'remove', label: 'Remove…', icon: UserX, bad: true },
  ];
  return choices.filter((choice) => choice !== false);
}
