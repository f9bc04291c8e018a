// Server components have no context: the shell is the server's own, and no client component asks for it here.
import 'server-only';
import { shell } from '../site.ts';

export const useShell = () => shell;
