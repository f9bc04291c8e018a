import { mailLink } from '@tablefront/restaurant/links';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/accessibility-statement';
import { accessibilityEmail } from './accessibility-email.ts';
import { accessibilitySections } from './accessibility-sections.tsx';
import { legalContactOf } from './legal-contact.ts';
import { LegalPage } from './legal-page.tsx';
import { useBrandName } from './use-brand-name.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { contact: asJson(fromConfiguration(context, contactOf)) };
}

function contactOf(configuration: SiteConfiguration) {
  const email = accessibilityEmail(configuration);
  return { email: { text: email, url: mailLink(email) }, phone: legalContactOf(configuration).phone };
}

export default function AccessibilityStatement({ loaderData }: Route.ComponentProps) {
  const contact = useLoaded(loaderData.contact);
  const name = useBrandName();
  return (
    <LegalPage
      title="Accessibility Statement"
      lead={`Everybody should be able to read, choose and order at ${name}. How far we are, and how to reach us when something stands in your way.`}
      description={`The commitment of ${name} to WCAG 2.1 level AA, what the website does for it, what is known not to work yet, and how to get help.`}
      sections={accessibilitySections({ name, contact })}
    />
  );
}
