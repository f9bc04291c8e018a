import {
  type InquiryType,
  inquiryTypes,
  mediaInquiryFields,
} from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-fields';
import { useCallback } from 'react';
import { Confirmation } from '../../forms/confirmation.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Choices, fieldsOf, HiddenFields, TextArea, TextField, Tick } from '../../forms/fields.tsx';
import { FailureMessage, SubmitButton } from '../../forms/form-foot.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { outcomeToast, useOutcomeToast } from '../../forms/outcome-toast.ts';
import { Toast, type ToastText } from '../../forms/toast.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { BackendAccess } from '../../site-access.ts';

const typeLabels: Record<InquiryType, string> = {
  story_inquiry: 'Story Inquiry',
  management_interview: 'Management Interview',
  content_collaboration: 'Content Collaboration',
  other_media: 'Other Media',
};
const typeOptions = inquiryTypes.map((value) => ({ value, label: typeLabels[value] }));

const success: ToastText = {
  kind: 'good',
  title: 'Success',
  description: 'Your media inquiry has been submitted successfully.',
};
const toastOf = (state: FormState) => outcomeToast(state, { success });

interface MediaInquiryFormProps {
  brandId: string;
  backend: BackendAccess;
  posted?: FormState;
  /** What it begins with. */
  initial: Record<string, string>;
}

export default function MediaInquiryForm({ brandId, backend, posted, initial }: MediaInquiryFormProps) {
  const { toast, onSettled } = useOutcomeToast(posted, toastOf);
  const form = useForm({
    id: 'media',
    definition: useCallback(async () => {
      const { mediaInquirySubmission } = await import('./media-inquiry-submission.ts');
      return mediaInquirySubmission(brandId);
    }, [brandId]),
    backend,
    posted,
    initial,
    onSettled,
  });
  const field = fieldsOf(form, mediaInquiryFields);

  return (
    <>
      {form.state.status === 'sent' ? (
        <Confirmation title="Your inquiry is with us">
          Somebody of ours reads it and writes to the address that you gave. If it is urgent, call us.
        </Confirmation>
      ) : (
        // The outlet's name alone is the browser's to ask for.
        <form className="form" key={form.round} {...form.props} noValidate={false}>
          <ErrorSummary form={form} />
          <fieldset className="form-part">
            <legend>Your inquiry</legend>
            <Choices {...field('inquiry_type')} options={typeOptions} />
            <TextField
              {...field('outlet_name')}
              hint="The paper, station, magazine or channel that you work for"
              autoComplete="organization"
              required
            />
            <TextArea {...field('message')} hint="What it is about, and by when" />
          </fieldset>
          <fieldset className="form-part">
            <legend>You</legend>
            <TextField {...field('contact_name')} autoComplete="name" />
            <div className="field-pair">
              {/* No type="email": the browser's own bubble would come before our words. */}
              <TextField
                {...field('email')}
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="email"
              />
              <TextField {...field('phone')} type="tel" autoComplete="tel" />
            </div>
            <div>
              <Tick {...field('consent_contact')} />
              <Tick {...field('consent_marketing')} />
            </div>
          </fieldset>
          <HiddenFields />
          <div className="form-foot">
            <FailureMessage form={form}>It was not sent. Everything that you wrote is still here.</FailureMessage>
            <SubmitButton form={form} sending="Submitting...">
              Send Media Inquiry
            </SubmitButton>
          </div>
        </form>
      )}
      <Toast toast={toast} />
    </>
  );
}
