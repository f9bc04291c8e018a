import type { FromPreview } from '@tablefront/console-wire/drafts';

let line: HTMLElement | undefined;

/** At the foot of a preview that stands by itself: what it is, and what was just not done. */
export function notice(message?: FromPreview): void {
  if (!line) {
    line = document.createElement('p');
    line.setAttribute('role', 'status');
    Object.assign(line.style, {
      ...{ position: 'fixed', insetInline: '0', bottom: '0', zIndex: '2147483000', margin: '0', padding: '10px 16px' },
      ...{ background: '#1c1a17', color: '#fff', font: '14px/1.4 sans-serif', textAlign: 'center' },
    });
    document.body.append(line);
  }
  line.textContent = wordsOf(message);
}

function wordsOf(message: FromPreview | undefined): string {
  if (message?.kind === 'would-submit') return 'This is a preview: nothing was sent.';
  if (message?.kind === 'leaves') return `This is a preview. On the site, it leads to ${message.address}`;
  return 'A preview. Nothing here can be ordered or sent.';
}
