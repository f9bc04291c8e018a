import { sessionPaths } from '@tablefront/console-wire/session';
import { CircleUser, Keyboard, LogOut } from 'lucide';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { queries } from '../api/queries.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { sayWrong } from '../ui/toast.ts';
import { useBrand } from './brand.ts';
import { openOverlay } from './overlay.ts';

/** Ends this session; what was read of it is forgotten. */
export async function signOut(): Promise<void> {
  try {
    await call('DELETE', sessionPaths.session, { asksNothing: true });
  } catch (error) {
    sayWrong(`You are still signed in. ${inWords(error)}`);
    return;
  }
  queries.clear();
  await import('../account/push-device.ts').then(({ forgetHere }) => forgetHere()).catch(() => undefined);
  // A new document: nothing of what was shown is left in it.
  location.assign(paths.signIn);
}

/** What stands behind the person's name. */
export function useAccountMenu() {
  const navigate = useNavigate();
  const { id } = useBrand();
  return {
    choices: [
      { id: 'account', label: 'Account and devices', icon: CircleUser },
      { id: 'keys', label: 'All keys', icon: Keyboard, shortcut: '?' },
      { id: 'sign-out', label: 'Sign out', icon: LogOut },
    ],
    choose(choice: string) {
      if (choice === 'account') void navigate(paths.account(id));
      if (choice === 'keys') openOverlay('keys');
      if (choice === 'sign-out') void signOut();
    },
  };
}
