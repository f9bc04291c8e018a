import type { JobApplication } from '@tablefront/restaurant/forms/careers/careers-form';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormState } from '../../forms/form-state.ts';
import { useOutcomeToast } from '../../forms/outcome-toast.ts';
import { Toast } from '../../forms/toast.tsx';
import { UPLOAD_TIMEOUT_MS, upload } from '../../forms/upload.ts';
import { useForm } from '../../forms/use-form.ts';
import type { BackendAccess } from '../../site-access.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent, type SentApplication } from './application-sent.tsx';
import type { CareersPage } from './careers-page.ts';
import { careersToast } from './careers-toast.ts';
import { ChosenPosition } from './chosen-position.tsx';

interface ApplicationProps {
  page: CareersPage;
  backend: BackendAccess;
  posted?: FormState;
  /** The page's path and query. */
  action: string;
  /** The key of the job that the address names. */
  asked: string;
}

/** The form, what stands beside it, and what becomes of it. */
export default function Application({ page, backend, posted, action, asked }: ApplicationProps) {
  const { toast, onSettled } = useOutcomeToast(posted, careersToast);
  const [last, setLast] = useState<SentApplication>();
  const form = useForm<JobApplication>({
    id: 'careers',
    definition: useCallback(async () => {
      const { careersSubmission } = await import('./careers-submission.ts');
      return careersSubmission(page);
    }, [page]),
    backend,
    posted,
    initial: useMemo(() => ({ position: page.jobs.length > 0 ? asked : '' }), [page, asked]),
    encType: 'multipart/form-data',
    upload,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    onSettled(state, application) {
      onSettled(state);
      if (state.status === 'sent' && application) setLast(sentOf(application, page));
    },
  });
  const again = () => form.reset({});
  const sent = form.state.status === 'sent';
  return (
    // The list of jobs asks for a new form, and then chooses in it.
    <section className="section" aria-labelledby="apply" onReset={() => sent && flushSync(again)}>
      <div className="wrap form-layout">
        <div>
          <div className="section-head apply-head">
            <h2 id="apply">{sent ? 'Application Sent' : 'Apply'}</h2>
          </div>
          {sent ? (
            <ApplicationSent sent={last} again={again} />
          ) : (
            <ApplicationForm page={page} form={form} action={action} />
          )}
        </div>
        {!sent && <ChosenPosition page={page} form={form} />}
      </div>
      <Toast toast={form.busy ? undefined : toast} />
    </section>
  );
}

function sentOf({ name, position, restaurant_id }: JobApplication, { places }: CareersPage): SentApplication {
  const place = places.length > 1 ? places.find(({ restaurantId }) => restaurantId === restaurant_id)?.name : undefined;
  return { name, position, place };
}
