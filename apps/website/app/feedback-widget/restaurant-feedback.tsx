import { restaurantFeedbackSteps } from '@tablefront/restaurant/forms/feedback/feedback-steps';
import { useMemo } from 'react';
import { ChooseLocation } from '../feedback/choose-location.tsx';
import { trackSending, trackStep } from '../feedback/feedback-analytics.ts';
import { typedFields } from '../feedback/message-and-contact.tsx';
import { RestaurantSteps } from '../feedback/restaurant-steps.tsx';
import { StepProgress } from '../feedback/step.tsx';
import { useSteps } from '../feedback/use-steps.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { DraftFormFrame } from './draft-form-frame.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { WIDGET_SOURCE, type WidgetFormProps } from './widget-form.ts';
import { restaurantFeedback } from './widget-submissions.ts';

export function RestaurantFeedback({ data: { places, backend }, here, draftsOf, onClose }: WidgetFormProps) {
  const definition = useMemo(() => restaurantFeedback(places.map(({ restaurantId }) => restaurantId)), [places]);
  const draft = useDraftForm({
    kind: 'restaurant',
    restaurantId: draftsOf,
    preset: here === undefined ? {} : { restaurant_id: here },
    definition,
    backend,
    checkOnLeaving: typedFields,
    onSettled: (state, feedback) => {
      if (!feedback) return;
      const { rating, sub_type, nature, restaurant_id } = feedback;
      trackSending(state, {
        ...{ type: 'restaurant', rating, sub_type: sub_type || null, nature, restaurant_id },
        source: WIDGET_SOURCE,
      });
    },
  });
  const { form } = draft;
  const location = form.values.restaurant_id ?? '';
  const steps = useSteps(form, restaurantFeedbackSteps, (step, answer) => trackStep(step, answer, location));

  return (
    <DraftFormFrame
      draft={draft}
      title="Thanks!"
      text="Your feedback is on its way to the people who run this place."
      another="Leave Another"
      onClose={onClose}
    >
      <StepProgress steps={steps} />
      <ErrorSummary form={form} />
      {places.length > 1 ? (
        <ChooseLocation form={form} places={places} />
      ) : (
        <input type="hidden" name="restaurant_id" value={here} />
      )}
      {location === '' ? (
        <p className="muted">Please select a location to continue with your feedback.</p>
      ) : (
        <RestaurantSteps
          form={form}
          steps={steps}
          send="Submit Feedback"
          sending="Submitting..."
          disabled={!definition.read(form.values).ok}
        />
      )}
    </DraftFormFrame>
  );
}
