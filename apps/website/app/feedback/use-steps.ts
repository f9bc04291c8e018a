import { type FeedbackStep, reachedStep } from '@tablefront/restaurant/forms/feedback/feedback-steps';
import { useEffect, useEffectEvent } from 'react';
import type { FormControl } from '../forms/use-form.ts';
import { leadThroughSteps } from './lead-through-steps.ts';

/** How far a form's answers lead; `leadThroughSteps` goes on from there. */
export interface Steps {
  /** The furthest that is shown, from 1. */
  reached: number;
  /** Of all of them. */
  count: number;
}

export function stepsOf(form: FormControl, steps: readonly FeedbackStep[]): Steps {
  return { reached: reachedStep(steps, form.state.fields), count: steps.length + 1 };
}

/** Leads through the steps of a form that React renders from the start. */
export function useSteps(
  form: FormControl,
  steps: readonly FeedbackStep[],
  onAdvance: (step: FeedbackStep, answer: string) => void,
): Steps {
  const advance = useEffectEvent(onAdvance);
  const { element, round } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reset makes a new form
  useEffect(() => {
    if (element.current) return leadThroughSteps(element.current, { steps, onAdvance: (...said) => advance(...said) });
  }, [element, round, steps]);
  return stepsOf(form, steps);
}
