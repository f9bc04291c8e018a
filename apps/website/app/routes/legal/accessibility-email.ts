import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';

/** Who answers about accessibility for a brand that has no mail domain of its own. An operator sets its own here. */
const FIXED_EMAIL = 'accessibility@tablefront.example';

/** At these anybody can have a mailbox: `accessibility@` there is somebody else. */
const PUBLIC_MAIL =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|pm|gmx|mail|zoho|fastmail|hey|bell|sympatico|rogers|shaw|telus|videotron|cogeco|eastlink|comcast|verizon|att|sbcglobal|orange|free|web|qq|163)\.[a-z.]{2,6}$/i;

/** `accessibility@` the brand's own mail domain, else the fixed address. */
export function accessibilityEmail({ email, brand }: Pick<SiteConfiguration, 'email' | 'brand'>): string {
  const domain = [email, brand.email]
    .map((address) => address?.split('@')[1]?.trim().toLowerCase())
    .find((host) => host?.includes('.') && !PUBLIC_MAIL.test(host));
  return domain === undefined ? FIXED_EMAIL : `accessibility@${domain}`;
}
