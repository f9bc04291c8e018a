import { createContext, use } from 'react';
import type { Shell } from './shell.ts';

export const ShellContext = createContext<Shell | undefined>(undefined);

/** The brand's shell; only inside the site, never on the loading and error screens. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell() is called outside the site');
  return shell;
}
