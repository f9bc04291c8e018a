import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text; says so where it stands. Where the browser allows no copying (plain HTTP), the text is there to be marked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [state, setState] = useState<'' | 'copied' | 'refused'>('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }
  return (
    <>
      <Button icon={state === 'copied' ? Check : Copy} onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="small muted">
        {state === 'copied' ? 'Copied' : state === 'refused' ? 'Mark it and copy it by hand.' : ''}
      </span>
    </>
  );
}
