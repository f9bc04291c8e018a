import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { FeedbackWidget } from '../../feedback-widget/feedback-widget.tsx';
import { loadWidget, toFeedbackPage } from '../../feedback-widget/load-widget.ts';

/** The callback form, for who comes by `/contact#callback`: a link of the assistant that was copied, or opened in a new tab. */
export function CallbackForm() {
  const { pathname, search, hash, key } = useLocation();
  const [Widget, setWidget] = useState<typeof FeedbackWidget>();
  const wanted = hash === '#callback';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be visited again
  useEffect(() => {
    if (wanted) loadWidget().then((loaded) => setWidget(() => loaded), toFeedbackPage);
  }, [wanted, key]);

  const close = () => {
    setWidget(undefined);
    // Who reloads the page, or comes back to it, does not ask again.
    window.history.replaceState(window.history.state, '', pathname + search);
  };
  return wanted && Widget && <Widget initialKind="callback" onClose={close} onFailure={toFeedbackPage} />;
}
