import { answerField, franchiseFields } from '@tablefront/restaurant/forms/franchise/franchise-fields';
import { useCallback, useMemo } from 'react';
import { Confirmation } from '../../forms/confirmation.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { fieldsOf, HiddenFields } from '../../forms/fields.tsx';
import { FailureMessage, SubmitButton } from '../../forms/form-foot.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { outcomeToast, useOutcomeToast } from '../../forms/outcome-toast.ts';
import { Toast, type ToastText } from '../../forms/toast.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { BackendAccess } from '../../site-access.ts';
import type { FranchisePage } from './franchise-page.ts';
import { FranchiseQuestionField } from './franchise-question-field.tsx';

const success: ToastText = { kind: 'good', title: 'Your franchise inquiry has been submitted successfully.' };
const toastOf = (state: FormState) => outcomeToast(state, { success });

interface FranchiseFormProps {
  page: Pick<FranchisePage, 'brandId' | 'questions'>;
  backend: BackendAccess;
  posted?: FormState;
}

export default function FranchiseForm({ page, backend, posted }: FranchiseFormProps) {
  const { toast, onSettled } = useOutcomeToast(posted, toastOf);
  const form = useForm({
    id: 'franchise',
    definition: useCallback(async () => {
      const { franchiseSubmission } = await import('./franchise-submission.ts');
      return franchiseSubmission(page);
    }, [page]),
    backend,
    posted,
    onSettled,
  });
  const { questions } = page;
  const fields = useMemo(() => franchiseFields(questions), [questions]);
  const field = fieldsOf(form, fields);
  return (
    <>
      {form.state.status === 'sent' ? (
        <Confirmation title="Thank you. We have your answers">
          Somebody of ours reads them with care and comes back to you. There is nothing more to do until then.
        </Confirmation>
      ) : (
        <form className="form franchise-form" key={form.round} {...form.props}>
          {/* 'Enter an answer' alone does not say to what. */}
          <ErrorSummary form={form} labelled={fields} />
          {questions.map((question) => (
            <FranchiseQuestionField key={question.id} field={field(answerField(question))} question={question} />
          ))}
          <HiddenFields />
          <div className="form-foot">
            <p className="small muted">What you write goes to the people who run the brand, and to nobody else.</p>
            <FailureMessage form={form}>It was not sent. Everything that you wrote is still here.</FailureMessage>
            <SubmitButton form={form} sending="Submitting...">
              Send Franchise Inquiry
            </SubmitButton>
          </div>
        </form>
      )}
      <Toast toast={toast} />
    </>
  );
}
