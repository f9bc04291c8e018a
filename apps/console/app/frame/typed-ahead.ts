interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  /** It is held down. */
  repeat: boolean;
}

/** How long a field is waited for, since the last key, in milliseconds. */
const WAIT_MS = 3_000;

/** Keeps what is typed between the key that asks for a field and the moment in which the field has the focus. Times in milliseconds. */
export function createTypedAhead() {
  let kept: { text: string; until: number } | undefined;
  return {
    /** A field was asked for. */
    wait(at: number): void {
      kept = { text: '', until: at + WAIT_MS };
    },
    /** Whether a press is meant for the field that is waited for, and is kept for it. */
    keeps({ key, ctrlKey, metaKey, repeat }: Pressed, at: number): boolean {
      if (kept && (at > kept.until || key === 'Escape')) kept = undefined;
      if (!kept || ctrlKey || metaKey) return false;
      const { text } = kept;
      const typed = key === 'Enter' ? '\n' : key;
      if (key === 'Backspace') kept.text = [...text].slice(0, -1).join('');
      else if ([...typed].length === 1) kept.text = repeat ? text : text + typed;
      else return false;
      kept.until = at + WAIT_MS;
      return true;
    },
    /** What was typed meanwhile; nothing is waited for any more. */
    take(): string {
      const text = kept?.text ?? '';
      kept = undefined;
      return text;
    },
  };
}

export const typedAhead = createTypedAhead();
