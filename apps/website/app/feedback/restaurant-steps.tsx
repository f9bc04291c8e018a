import {
  feedbackCategories,
  feedbackNatures,
  natureLabels,
  visitRatings,
} from '@tablefront/restaurant/forms/feedback/feedback-choices';
import { restaurantFeedbackFields } from '@tablefront/restaurant/forms/feedback/feedback-fields';
import { Choices, fieldsOf, HiddenFields } from '../forms/fields.tsx';
import { FailureMessage, SubmitButton } from '../forms/form-foot.tsx';
import type { FormControl } from '../forms/use-form.ts';
import { MessageAndContact } from './message-and-contact.tsx';
import { RatingFaces } from './rating-faces.tsx';
import { Step } from './step.tsx';
import type { Steps } from './use-steps.ts';

const categories = feedbackCategories.map((value) => ({ value, label: value }));
const natures = feedbackNatures.map((value) => ({ value, label: natureLabels[value] }));

interface RestaurantStepsProps {
  form: FormControl;
  steps: Steps;
  /** What the button says, and what it says while the feedback is being sent. */
  send: string;
  sending: string;
  disabled: boolean;
}

/** The four steps of feedback about a restaurant, in the dialog and on the page of its own. */
export function RestaurantSteps({ form, steps, send, sending, disabled }: RestaurantStepsProps) {
  const field = fieldsOf(form, restaurantFeedbackFields);
  return (
    <>
      <Step steps={steps} at={1} skippable>
        <RatingFaces {...field('rating')} words={visitRatings} />
      </Step>
      <Step steps={steps} at={2} skippable>
        <Choices {...field('sub_type')} optional={false} options={categories} />
      </Step>
      <Step steps={steps} at={3}>
        <Choices {...field('nature')} options={natures} />
      </Step>
      <Step steps={steps} at={4}>
        <MessageAndContact form={form} />
        <HiddenFields />
        <SubmitButton form={form} sending={sending} disabled={disabled}>
          {send}
        </SubmitButton>
        <FailureMessage form={form}>We couldn't send your feedback. Please try again.</FailureMessage>
      </Step>
    </>
  );
}
