import { type FeedbackStep, reachedStep } from '@tablefront/restaurant/forms/feedback-steps';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { readFormData, textFields } from '../forms/form-state.ts';
import type { FormControl } from '../forms/use-form.ts';

export interface Steps {
  /** The furthest that is shown, from 1. */
  reached: number;
  /** Of all of them. */
  count: number;
  /** For each input within the form. */
  notice(event: FormEvent<HTMLElement>): void;
  /** Scrolls the furthest step into view. */
  show(): void;
  /** For the element of a step. */
  element(step: number): (element: HTMLElement | null) => void;
}

interface StepsOptions {
  form: FormControl;
  steps: readonly FeedbackStep[];
  onAdvance: (step: FeedbackStep, answer: string) => void;
}

/** Shows the steps of a form one after the other; an answer leads on after a moment, and what was reached stays. */
export function useSteps({ form, steps, onAdvance }: StepsOptions): Steps {
  const { round } = form;
  const [progress, setProgress] = useState({ round, reached: reachedStep(steps, form.state.fields) });
  const reached = progress.round === round ? progress.reached : reachedStep(steps, form.state.fields);
  const elements = useRef(new Map<number, HTMLElement>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const advanced = useRef(false);

  const show = useCallback((step: number) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    elements.current.get(step)?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  }, []);

  // The visitor may have chosen before the script came.
  useEffect(() => {
    const { fields } = readFormData(new FormData(form.element.current ?? undefined));
    const before = reachedStep(steps, textFields(fields));
    setProgress((last) => ({ round, reached: last.round === round ? Math.max(last.reached, before) : before }));
    return () => clearTimeout(timer.current);
  }, [round, steps, form.element]);

  useEffect(() => {
    if (advanced.current) show(reached);
    advanced.current = false;
  }, [reached, show]);

  const notice = ({ target }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const index = steps.findIndex(({ field }) => field === target.name);
    const step = steps[index];
    const next = index + 2;
    if (!step || next <= reached) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      advanced.current = true;
      setProgress({ round, reached: next });
      onAdvance(step, target.value);
    }, step.delay);
  };

  return {
    reached,
    count: steps.length + 1,
    notice,
    show: () => show(reached),
    element: (step) => (element) => {
      if (element) elements.current.set(step, element);
      else elements.current.delete(step);
    },
  };
}
