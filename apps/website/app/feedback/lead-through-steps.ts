import { type FeedbackStep, reachedStep } from '@tablefront/restaurant/forms/feedback/feedback-steps';

interface Leading {
  steps: readonly FeedbackStep[];
  /** An answer led on. */
  onAdvance(step: FeedbackStep, answer: string): void;
}

/**
 * Shows the steps of a form one after the other: an answer, or 'Skip', leads on, and what was reached stays. It knows
 * the elements alone, so that it works before React has taken over what the server wrote as well as after.
 * @param root the form, or what holds it
 * @returns ends it
 */
export function leadThroughSteps(root: HTMLElement, { steps, onAdvance }: Leading): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedAt = 0;
  const press = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const notice = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const index = steps.findIndex(({ field }) => field === target.name);
    const step = steps[index];
    const next = index + 2;
    if (!step || next <= reachedIn(root)) return;
    clearTimeout(timer);
    // A slow phone may have heard of the press late.
    const late = performance.now() - pressedAt;
    const advance = () => {
      if (!target.isConnected) return;
      reach(root, next);
      showStep(root);
      onAdvance(step, target.value);
    };
    timer = setTimeout(advance, Math.max(0, step.delay - late));
  };
  // Seen in the furthest step only; who presses it before React is there presses it twice.
  const skip = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('[data-skip]') && target.checkVisibility())) return;
    reach(root, reachedIn(root) + 1);
    // The button is gone, and must not take the focus with it.
    showStep(root)?.querySelector('input')?.focus({ preventScroll: true });
  };
  root.addEventListener('click', press, true);
  root.addEventListener('input', notice);
  root.addEventListener('click', skip);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('click', press, true);
    root.removeEventListener('input', notice);
    root.removeEventListener('click', skip);
  };
}

/** Goes as far as what is answered already leads; the visitor may have answered before the script came. */
export function catchUp(root: HTMLElement, steps: readonly FeedbackStep[], answers: Record<string, string>): void {
  const reached = reachedStep(steps, answers);
  if (reached > reachedIn(root)) reach(root, reached);
}

/** The furthest step that is shown, from 1. */
export function reachedIn(root: HTMLElement): number {
  return root.querySelectorAll('.step:not([data-ahead])').length;
}

/** Scrolls the furthest step into view, and answers with it. */
export function showStep(root: HTMLElement): Element | undefined {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = root.querySelectorAll('.step')[reachedIn(root) - 1];
  step?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  return step;
}

function reach(root: HTMLElement, reached: number): void {
  const steps = root.querySelectorAll('.step');
  for (const [index, step] of steps.entries()) step.toggleAttribute('data-ahead', index >= reached);
  const bars = root.querySelectorAll('.step-progress span');
  for (const [index, bar] of bars.entries()) bar.toggleAttribute('data-done', index < reached);
  const said = root.querySelector('.step-progress [role=status]');
  if (said) said.textContent = progressText(reached, steps.length);
}

export function progressText(reached: number, count: number): string {
  return `Step ${reached} of ${count}`;
}
