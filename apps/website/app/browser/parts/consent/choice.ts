/** The visitor's answer, kept in this browser for this site. */
export type ConsentChoice = 'accepted' | 'declined';

const KEY = 'consent';

/** Whether the browser tells every site not to sell or share data. Source: https://globalprivacycontrol.org */
export function asksForPrivacy(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** What was answered; without an answer, Global Privacy Control is one: declined. */
export function consentChoice(): ConsentChoice | undefined {
  const kept = keptChoice();
  if (kept === 'accepted' || kept === 'declined') return kept;
  return asksForPrivacy() ? 'declined' : undefined;
}

function keptChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the answer; where the browser keeps nothing, it holds for this page. */
export function keepConsentChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // asked again on the next page
  }
}
