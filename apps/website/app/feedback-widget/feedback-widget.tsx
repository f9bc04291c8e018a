import { ArrowLeft, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { renderNow } from '../browser/react.ts';
import { Icon } from '../ui/icon.tsx';
import { LateStyles } from '../ui/late-styles.tsx';
import { CallbackRequest } from './callback-request.tsx';
import { type FeedbackKind, removeDrafts } from './drafts.ts';
import { FeedbackKinds, kinds } from './feedback-kinds.tsx';
import styles from './feedback-widget.css?inline';
import { toFeedbackPage } from './load-widget.ts';
import { RestaurantFeedback } from './restaurant-feedback.tsx';
import { useModal } from './use-modal.ts';
import { WebsiteFeedback } from './website-feedback.tsx';
import { loadWidgetData, type WidgetData } from './widget-data.ts';

const forms = { restaurant: RestaurantFeedback, website: WebsiteFeedback, callback: CallbackRequest };

interface FeedbackWidgetProps {
  /** What is chosen already; the visitor may go back from it to the cards. */
  initialKind?: FeedbackKind;
  onClose: () => void;
  /** The dialog cannot work: what it needs could not be loaded. */
  onFailure: () => void;
}

/** The dialog of the FEEDBACK tab: three cards, and the form of the one that is chosen. */
export function FeedbackWidget({ initialKind, onClose, onFailure }: FeedbackWidgetProps) {
  const { pathname } = window.location;
  const { props, close } = useModal(onClose);
  const [kind, setKind] = useState(initialKind);
  const [data, setData] = useState<WidgetData>();
  const title = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => {
    if (initialKind) title.current?.focus();
    loadWidgetData().then(setData, onFailure);
  }, []);

  const here = data && restaurantOf(pathname, data);
  const draftsOf = here ?? data?.ownId ?? '';
  const choose = (chosen?: FeedbackKind) => {
    setKind(chosen);
    title.current?.focus();
  };
  const back = () => {
    removeDrafts(draftsOf);
    choose();
  };

  const Form = kind && forms[kind];
  return (
    <dialog className="feedback-dialog" aria-labelledby="feedback-title" {...props}>
      <LateStyles name="feedback-widget" css={styles} />
      <div className="feedback-sheet">
        <div className="dialog-head">
          {kind && (
            <button type="button" className="dialog-button" onClick={back} aria-label="Back">
              <Icon node={ArrowLeft} />
            </button>
          )}
          <h2 id="feedback-title" tabIndex={-1} ref={title}>
            {kinds.find((each) => each.kind === kind)?.name ?? 'What is it about?'}
          </h2>
          <button type="button" className="dialog-button" onClick={close} aria-label="Close">
            <Icon node={X} />
          </button>
        </div>
        {!Form && <FeedbackKinds onChoose={choose} />}
        {Form && !data && <p role="status">Loading...</p>}
        {Form && data && <Form data={data} here={here} draftsOf={draftsOf} onClose={close} />}
      </div>
    </dialog>
  );
}

export interface DialogOptions {
  /** Chosen already; else the visitor chooses. */
  initialKind?: FeedbackKind;
  /** Called once, when it is closed. */
  onClose: () => void;
}

/** Opens the dialog over the page, unless it is open; where the browser is still closing the one before, as that one is no more. */
export function openDialog({ initialKind, onClose }: DialogOptions): void {
  if (document.querySelector('.feedback-dialog[open]')) return;
  const place = document.createElement('div');
  document.body.append(place);
  const close = () => {
    // Not within the event that React still handles.
    queueMicrotask(() => {
      unmount();
      place.remove();
    });
    onClose();
  };
  const unmount = renderNow(place, <FeedbackWidget {...{ initialKind, onFailure: toFeedbackPage }} onClose={close} />);
}

/** The location that the page is about, or the only one there is. */
function restaurantOf(pathname: string, { places }: WidgetData): string | undefined {
  if (places.length === 1) return places[0]?.restaurantId;
  const slug = /^\/location\/([^/]+)\/?$/.exec(pathname)?.[1];
  return places.find((place) => place.slug === slug)?.restaurantId;
}
