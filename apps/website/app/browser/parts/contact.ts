import { openFeedbackDialog } from '../feedback-dialog.ts';

/** The callback form, for who comes by `/contact#callback`: a link of the assistant that was copied, or opened in a new tab. */
export default function contact(): void {
  const open = () => {
    if (window.location.hash !== '#callback') return;
    // Who reloads the page, or comes back to it, does not ask again.
    const onClose = () => history.replaceState(null, '', window.location.pathname + window.location.search);
    openFeedbackDialog({ initialKind: 'callback', onClose });
  };
  addEventListener('hashchange', open);
  open();
}
