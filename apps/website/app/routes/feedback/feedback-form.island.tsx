import type { FeedbackPrefill } from '@tablefront/restaurant/forms/feedback/feedback-prefill';
import { feedbackSource } from '@tablefront/restaurant/forms/feedback/feedback-record';
import { restaurantFeedbackSteps } from '@tablefront/restaurant/forms/feedback/feedback-steps';
import { useCallback, useMemo, useState } from 'react';
import { ChooseLocation } from '../../feedback/choose-location.tsx';
import { trackSending } from '../../feedback/feedback-analytics.ts';
import { typedFields } from '../../feedback/message-and-contact.tsx';
import { pageVisit } from '../../feedback/page-visit.ts';
import { RestaurantSteps } from '../../feedback/restaurant-steps.tsx';
import { StepProgress } from '../../feedback/step.tsx';
import { stepsOf } from '../../feedback/use-steps.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { forget, useForgetting } from '../../forms/use-forgetting.ts';
import { useForm } from '../../forms/use-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import type { BackendAccess } from '../../site-access.ts';
import type { FeedbackPage } from './feedback-page.ts';
import { ThankYou } from './thank-you.tsx';

interface FeedbackFormProps {
  places: FeedbackPage['places'];
  /** What the address fills in, and what it ties the feedback to. */
  prefill: FeedbackPrefill;
  backend: BackendAccess;
  /** What became of a post without JavaScript; of one that was sent it holds the location. */
  posted?: FormState;
}

/** The feedback of a guest who comes by QR code or from an e-mail, step by step. */
export default function FeedbackForm({ places, prefill, backend, posted }: FeedbackFormProps) {
  const { fields } = prefill;
  const [origin, setOrigin] = useState(prefill.origin);
  const only = places.length === 1 ? places[0]?.restaurantId : undefined;
  const [sentFor, setSentFor] = useState(posted?.fields.restaurant_id ?? '');
  const hydrated = useHydrated();
  const form = useForm({
    id: 'feedback',
    definition: useCallback(async () => {
      const { standaloneFeedback } = await import('./standalone-feedback.ts');
      return standaloneFeedback(places, origin, pageVisit);
    }, [places, origin]),
    backend,
    posted,
    initial: useMemo(() => ({ ...fields, ...(only !== undefined && { restaurant_id: only }) }), [fields, only]),
    checkOnLeaving: typedFields,
    rulesAtOnce: fields.nature !== undefined,
    prefilled: Object.keys(fields).length > 0,
    onSettled: (state, feedback) => {
      if (!feedback) return;
      const { rating, sub_type, nature, restaurant_id } = feedback;
      if (state.status === 'sent') setSentFor(restaurant_id);
      trackSending(state, {
        ...{ type: 'restaurant', rating, sub_type: sub_type || null, nature, restaurant_id },
        source: feedbackSource(origin),
      });
    },
  });
  // The page may stay open on a tablet that guests share.
  useForgetting(() => forget(form));
  const location = form.values.restaurant_id ?? '';
  // The page's script leads through them, also before this has been taken over.
  const steps = stepsOf(form, restaurantFeedbackSteps);

  if (form.state.status === 'sent') {
    // What comes next belongs to no order, and the address must not say so either.
    const again = only === undefined ? `?${new URLSearchParams({ id: sentFor })}` : '';
    const another = () => {
      history.replaceState(null, '', window.location.pathname + again);
      setOrigin({});
      form.reset({ restaurant_id: only ?? sentFor });
    };
    return <ThankYou location={only === undefined ? sentFor : undefined} onAnother={another} />;
  }
  return (
    <form className="form" key={form.round} {...form.props}>
      <StepProgress steps={steps} />
      <ErrorSummary form={form} />
      {only === undefined ? (
        <ChooseLocation form={form} places={places} />
      ) : (
        <input type="hidden" name="restaurant_id" value={only} />
      )}
      {location === '' && <p className="feedback-gate">Please select a location to continue with your feedback.</p>}
      <div className="feedback-steps">
        <RestaurantSteps
          form={form}
          steps={steps}
          send="Send to Management"
          sending="Sending..."
          disabled={hydrated && !form.isRight()}
        />
      </div>
    </form>
  );
}
