'use client';
import type { ReactNode } from 'react';
import type { Shell } from '../generated/app/shell/shell.ts';
import { ShellContext } from '../generated/app/shell/shell-context.ts';

export function Site({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}
