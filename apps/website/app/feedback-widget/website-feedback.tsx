import {
  natureLabels,
  websiteFeedbackNatures,
  websiteRatings,
} from '@tablefront/restaurant/forms/feedback/feedback-choices';
import { websiteFeedbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { ratingStep, websiteFeedbackSteps } from '@tablefront/restaurant/forms/feedback/feedback-steps';
import { type FormEvent, useMemo, useRef } from 'react';
import { trackSending, trackStep } from '../feedback/feedback-analytics.ts';
import { MessageAndContact, typedFields } from '../feedback/message-and-contact.tsx';
import { RatingFaces } from '../feedback/rating-faces.tsx';
import { Step, StepProgress } from '../feedback/step.tsx';
import { useSteps } from '../feedback/use-steps.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Choices, fieldsOf, HiddenFields } from '../forms/fields.tsx';
import { FailureMessage, SubmitButton } from '../forms/form-foot.tsx';
import { DraftFormFrame } from './draft-form-frame.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { WIDGET_SOURCE, type WidgetFormProps } from './widget-form.ts';
import { websiteFeedback } from './widget-submissions.ts';

const natures = websiteFeedbackNatures.map((value) => ({ value, label: natureLabels[value] }));

export function WebsiteFeedback({ data: { ownId, backend }, here = ownId, draftsOf, onClose }: WidgetFormProps) {
  const definition = useMemo(() => websiteFeedback(here), [here]);
  const draft = useDraftForm({
    kind: 'website',
    restaurantId: draftsOf,
    preset: {},
    definition,
    backend,
    checkOnLeaving: typedFields,
    onSettled: (state, feedback) => {
      if (!feedback) return;
      const { rating, nature } = feedback;
      trackSending(state, {
        ...{ type: 'website', rating, sub_type: null, nature, restaurant_id: here },
        source: WIDGET_SOURCE,
      });
    },
  });
  const { form } = draft;
  const steps = useSteps(form, websiteFeedbackSteps, (step, answer) => trackStep(step, answer, here));
  const field = fieldsOf(form, websiteFeedbackFields);
  /** It leads nowhere, and counts once in each form. */
  const ratedIn = useRef<number>(undefined);
  const noticeRating = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== ratingStep.field) return;
    if (ratedIn.current !== form.round) trackStep(ratingStep, target.value, here);
    ratedIn.current = form.round;
  };

  return (
    <DraftFormFrame
      draft={draft}
      title="Thanks!"
      text="Your feedback has arrived. It helps us to mend what is in your way."
      another="Leave Another"
      onClose={onClose}
    >
      <StepProgress steps={steps} />
      <ErrorSummary form={form} />
      <Step steps={steps} at={1}>
        <div onInput={noticeRating}>
          <RatingFaces {...field('rating')} words={websiteRatings} />
        </div>
        <Choices {...field('nature')} options={natures} />
      </Step>
      <Step steps={steps} at={2}>
        <MessageAndContact form={form} />
        <HiddenFields />
        <SubmitButton form={form} sending="Submitting..." disabled={!definition.read(form.values).ok}>
          Submit Feedback
        </SubmitButton>
        <FailureMessage form={form}>We couldn't send your feedback. Please try again.</FailureMessage>
      </Step>
    </DraftFormFrame>
  );
}
