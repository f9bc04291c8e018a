/** The page of feedback: its steps, from the first tap on. React takes over the form when it is touched, to check and send it. */
import { restaurantFeedbackSteps } from '@tablefront/restaurant/forms/feedback/feedback-steps';
import { trackStep } from '../../feedback/feedback-analytics.ts';
import { catchUp, leadThroughSteps, reachedIn, showStep } from '../../feedback/lead-through-steps.ts';

export default function feedback(): void {
  const root = document.querySelector<HTMLElement>('[data-island="feedback-form"]');
  const form = root?.querySelector('form');
  if (!root || !form) return;
  // Of a form that comes later, too: after one was sent.
  const answers = () => {
    const entries = [...new FormData(root.querySelector('form') ?? undefined)];
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  };
  const location = () => answers().restaurant_id ?? '';
  leadThroughSteps(root, {
    steps: restaurantFeedbackSteps,
    onAdvance: (step, answer) => trackStep(step, answer, location()),
  });

  // The address led past the first steps: the page begins there, once a location is known. One that answers a form has its own beginning.
  const isLedOn = reachedIn(root) > 1 && !root.querySelector('[autofocus]');
  const begin = () => {
    if (location() === '') return;
    root.removeEventListener('input', begin);
    showStep(root);
  };
  if (isLedOn) {
    root.addEventListener('input', begin);
    begin();
  }

  // Chosen before the script came, or kept by the browser.
  const begun = form.querySelector(':is([type=radio], option):checked:not([checked], [selected], [value=""])');
  if (!begun) return;
  catchUp(root, restaurantFeedbackSteps, answers());
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
