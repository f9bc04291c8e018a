import { Check, Copy } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/** How long the button says that the code was copied. */
const SAY_COPIED_MS = 4_000;

type Progress = 'idle' | 'copied' | 'selected';

/** A code to copy. Where the browser refuses the clipboard, the code is selected for the visitor to copy. */
export function CouponCode({ code }: { code: string }) {
  const element = useRef<HTMLElement>(null);
  const [progress, setProgress] = useState<Progress>('idle');

  useEffect(() => {
    if (progress !== 'copied') return;
    const timer = setTimeout(() => setProgress('idle'), SAY_COPIED_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  const copied = progress === 'copied';
  return (
    <div className="coupon-code">
      <div className="coupon">
        <code ref={element}>{code}</code>
        <button
          type="button"
          className="button button--brand button--small"
          onClick={async () => setProgress(await copy(code, element.current))}
        >
          <Icon node={copied ? Check : Copy} />
          <span className="coupon-action">
            <span aria-hidden={copied}>
              Copy code<span className="visually-hidden"> {code}</span>
            </span>
            <span aria-hidden={!copied}>Copied</span>
          </span>
        </button>
      </div>
      <p className={progress === 'selected' ? 'small' : 'visually-hidden'} role="status">
        {messages[progress](code)}
      </p>
    </div>
  );
}

const messages: Record<Progress, (code: string) => string> = {
  idle: () => '',
  copied: (code) => `Copied: ${code}`,
  selected: () => 'The code is selected. Copy it with your keyboard or by pressing it long.',
};

async function copy(code: string, element: HTMLElement | null): Promise<Progress> {
  try {
    await navigator.clipboard.writeText(code);
    return 'copied';
  } catch {
    // Refused, or no clipboard as the page came over plain HTTP.
    if (element) window.getSelection()?.selectAllChildren(element);
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}
