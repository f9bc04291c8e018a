import { CircleCheck } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { everyPosition } from './job-filters.tsx';

export interface SentApplication {
  name: string;
  position: string;
  place?: string;
}

interface ApplicationSentProps {
  /** Unknown on a page that answers a post without JavaScript. */
  sent?: SentApplication;
  again: () => void;
}

/** In the place of the form: it has arrived. */
export function ApplicationSent({ sent, again }: ApplicationSentProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the page that answers the form begins with the answer
    <div className="application-sent" role="status" tabIndex={-1} ref={takeFocus} autoFocus>
      <Icon node={CircleCheck} />
      <div>
        <h3>{sent ? `Thank you, ${sent.name}!` : 'Thank you!'}</h3>
        <p>{sent ? sentence(sent) : 'Your application has arrived.'}</p>
      </div>
      <a className="button button--quiet" href={everyPosition} onClick={again}>
        See the Positions Again
      </a>
    </div>
  );
}

function sentence({ position, place }: SentApplication): string {
  return place === undefined
    ? `Your application has arrived: ${position}.`
    : `Your application has arrived: ${position}, for ${place}.`;
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  document.getElementById('apply')?.scrollIntoView();
}
