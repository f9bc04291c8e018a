import { type InquiryType, inquiryTypes } from '@tablefront/restaurant/forms/choices';
import { useCallback } from 'react';
import { Confirmation } from '../../forms/confirmation.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Choices, HiddenFields, Optional, TextArea, TextField, Tick } from '../../forms/fields.tsx';
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

const marketingLabel = (
  <>
    Send me news and press releases too.
    <Optional />
  </>
);

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
            <Choices form={form} name="inquiry_type" label="Inquiry type" options={typeOptions} />
            <TextField
              form={form}
              name="outlet_name"
              label="Outlet"
              hint="The paper, station, magazine or channel that you work for"
              autoComplete="organization"
              required
            />
            <TextArea form={form} name="message" label="Message" hint="What it is about, and by when" optional />
          </fieldset>
          <fieldset className="form-part">
            <legend>You</legend>
            <TextField form={form} name="contact_name" label="Contact name" autoComplete="name" />
            <div className="field-pair">
              {/* No type="email": the browser's own bubble would come before our words. */}
              <TextField
                form={form}
                name="email"
                label="E-mail"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="email"
              />
              <TextField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" optional />
            </div>
            <div>
              <Tick form={form} name="consent_contact" label="You may contact me about this inquiry." required />
              <Tick form={form} name="consent_marketing" label={marketingLabel} />
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
