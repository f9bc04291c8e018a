import type { JobApplication } from '@tablefront/restaurant/forms/careers-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormState } from '../../forms/form-state.ts';
import { useOutcomeToast } from '../../forms/outcome-toast.ts';
import { Toast } from '../../forms/toast.tsx';
import { uploadTimeoutMs, uploadTransport } from '../../forms/upload-transport.ts';
import { type FormControl, useForm } from '../../forms/use-form.ts';
import { useShownPage } from '../../rendering/shown-page.ts';
import type { BackendAccess } from '../../site-access.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent, type SentApplication } from './application-sent.tsx';
import type { CareersPage } from './careers-page.ts';
import { careersToast } from './careers-toast.ts';
import { ChosenPosition } from './chosen-position.tsx';
import { positionParameter } from './job-query.ts';

/** A job that was chosen in the list; a new object each time. */
export interface Choice {
  key: string;
}

interface ApplicationProps {
  page: CareersPage;
  backend: BackendAccess;
  posted?: FormState;
  choice?: Choice;
}

/** The form, what stands beside it, and what becomes of it. */
export function Application({ page, backend, posted, choice }: ApplicationProps) {
  const search = new URLSearchParams(useShownPage().search);
  const asked = search.get(positionParameter) ?? '';
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
    transport: uploadTransport,
    timeoutMs: uploadTimeoutMs,
    onSettled(state, application) {
      onSettled(state);
      if (state.status === 'sent' && application) setLast(sentOf(application, page));
    },
  });
  usePosition(form, choice);
  const again = useCallback(() => form.reset({}), [form]);
  const sent = form.state.status === 'sent';
  return (
    <section className="section" aria-labelledby="apply">
      <div className="wrap form-layout">
        <div>
          <div className="section-head apply-head">
            <h2 id="apply">{sent ? 'Application Sent' : 'Apply'}</h2>
          </div>
          {sent ? <ApplicationSent sent={last} again={again} /> : <ApplicationForm page={page} form={form} />}
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

/** Chooses the job in the form, as if the visitor had, and leads there; what was typed stays. */
function usePosition(form: FormControl, choice: Choice | undefined): void {
  const done = useRef<Choice>(undefined);
  const { element, round, state, reset } = form;
  const sent = state.status === 'sent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a reset it is the new form
  useEffect(() => {
    if (choice === undefined || choice === done.current) return;
    if (sent) {
      reset({ position: choice.key });
      return;
    }
    const field = element.current?.elements.namedItem('position');
    if (!(field instanceof HTMLSelectElement)) return;
    done.current = choice;
    field.value = choice.key;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.getElementById('apply')?.scrollIntoView();
    field.focus({ preventScroll: true });
  }, [choice, round, sent]);
}
