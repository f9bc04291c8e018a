import { feedbackCategories, feedbackNatures, natureLabels, visitRatings } from '@tablefront/restaurant/forms/feedback';
import { restaurantFeedbackSteps } from '@tablefront/restaurant/forms/feedback-steps';
import { type FormEvent, useMemo } from 'react';
import { ChooseLocation } from '../feedback/choose-location.tsx';
import { trackSending, trackStep } from '../feedback/feedback-analytics.ts';
import { MessageAndContact, typedFields } from '../feedback/message-and-contact.tsx';
import { RatingFaces } from '../feedback/rating-faces.tsx';
import { Step, StepProgress } from '../feedback/step.tsx';
import { useSteps } from '../feedback/use-steps.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Choices, HiddenFields } from '../forms/fields.tsx';
import { FailureMessage, SubmitButton } from '../forms/form-foot.tsx';
import { Sent } from './sent.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { type WidgetFormProps, widgetSource } from './widget-form.ts';
import { restaurantFeedback } from './widget-submissions.ts';

const categories = feedbackCategories.map((value) => ({ value, label: value }));
const natures = feedbackNatures.map((value) => ({ value, label: natureLabels[value] }));

export function RestaurantFeedback({ data: { places, backend }, here, draftsOf, onClose }: WidgetFormProps) {
  const definition = useMemo(() => restaurantFeedback(places.map(({ restaurantId }) => restaurantId)), [places]);
  const { form, notice, another } = useDraftForm({
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
        source: widgetSource,
      });
    },
  });
  const location = form.values.restaurant_id ?? '';
  const steps = useSteps({
    form,
    steps: restaurantFeedbackSteps,
    onAdvance: (step, answer) => trackStep(step, answer, location),
  });
  const input = (event: FormEvent<HTMLFormElement>) => {
    notice(event);
    steps.notice(event);
  };

  if (form.state.status === 'sent') {
    return (
      <Sent
        title="Thanks!"
        text="Your feedback is on its way to the people who run this place."
        another="Leave Another"
        onAnother={another}
        onClose={onClose}
      />
    );
  }
  return (
    <form className="form" key={form.round} {...form.props} onInput={input}>
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
        <>
          <Step steps={steps} at={1}>
            <RatingFaces form={form} question="How was your experience?" words={visitRatings} />
          </Step>
          <Step steps={steps} at={2}>
            <Choices form={form} name="sub_type" label="This feedback is about:" options={categories} />
          </Step>
          <Step steps={steps} at={3}>
            <Choices form={form} name="nature" label="What is the nature of your feedback?" options={natures} />
          </Step>
          <Step steps={steps} at={4}>
            <MessageAndContact form={form} />
            <HiddenFields />
            <SubmitButton form={form} sending="Submitting..." disabled={!definition.read(form.values).ok}>
              Submit Feedback
            </SubmitButton>
            <FailureMessage form={form}>We couldn't send your feedback. Please try again.</FailureMessage>
          </Step>
        </>
      )}
    </form>
  );
}
