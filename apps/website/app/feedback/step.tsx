import type { ReactNode } from 'react';
import { progressText } from './lead-through-steps.ts';
import type { Steps } from './use-steps.ts';

interface StepProps {
  steps: Steps;
  /** Its place in the form, from 1. */
  at: number;
  /** It has a button that leads on without an answer. */
  skippable?: boolean;
  children: ReactNode;
}

/**
 * A step of a form: not shown before it is reached, unless there is no script that could lead to it. What is written here
 * is where the form begins; from then on the elements are `leadThroughSteps`'.
 */
export function Step({ steps, at, skippable, children }: StepProps) {
  return (
    <div className="step" data-ahead={at > steps.reached ? '' : undefined} suppressHydrationWarning>
      {children}
      {skippable && (
        <button type="button" className="button button--quiet button--small" data-skip="">
          Skip
        </button>
      )}
    </div>
  );
}

/** How far the visitor has come, for the eye and for the ear. */
export function StepProgress({ steps: { reached, count } }: { steps: Steps }) {
  return (
    <div className="step-progress">
      <p className="visually-hidden" role="status" suppressHydrationWarning>
        {progressText(reached, count)}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have no other name and never move
          <span key={index} data-done={index < reached ? '' : undefined} suppressHydrationWarning />
        ))}
      </div>
    </div>
  );
}
