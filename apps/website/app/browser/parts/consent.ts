import { allowAnalytics } from '../../analytics.ts';
import { asksForPrivacy, type ConsentChoice, consentChoice, keepConsentChoice } from './consent/choice.ts';
import { runWaitingSnippets } from './consent/run-waiting-snippets.ts';

/** Asks, until answered; 'Cookie settings' asks again. What waits for consent runs when it is given, on every document. */
export default function consent(): void {
  const question = document.querySelector<HTMLElement>('.consent');
  if (question) ask(question);
}

function ask(question: HTMLElement): void {
  let choice = consentChoice();
  let opener: Element | null = null;

  const apply = () => {
    if (choice !== 'accepted') return;
    allowAnalytics();
    runWaitingSnippets();
  };
  const close = () => {
    question.hidden = true;
    if (opener instanceof HTMLElement) opener.focus();
  };
  const answer = (given: ConsentChoice) => {
    keepConsentChoice(given);
    const takenBack = choice === 'accepted' && given === 'declined';
    choice = given;
    // What runs cannot be stopped: the page begins anew, without it.
    if (takenBack) window.location.reload();
    apply();
    close();
  };

  apply();
  question.hidden = choice !== undefined;
  for (const button of question.querySelectorAll('button')) {
    button.addEventListener('click', () => answer(button.value === 'accepted' ? 'accepted' : 'declined'));
  }
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-settings]')) return;
    event.preventDefault();
    opener = document.activeElement;
    const said = choice === 'declined' && asksForPrivacy() ? 'signal' : choice;
    for (const state of question.querySelectorAll<HTMLElement>('[data-answer]'))
      state.hidden = state.dataset.answer !== said;
    question.hidden = false;
    // Whoever asked for the settings is taken there; whoever did not is not disturbed.
    question.querySelector<HTMLElement>('h2')?.focus();
  });
}
