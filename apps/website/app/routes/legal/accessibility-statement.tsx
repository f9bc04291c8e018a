import { mailLink } from '@tablefront/restaurant/links';
import type { PageProps, PageVisit } from '../../rendering/page.ts';

import { accessibilityEmail } from './accessibility-email.ts';
import { accessibilitySections } from './accessibility-sections.tsx';
import legalStyles from './legal.css?inline';
import { legalContactOf } from './legal-contact.ts';
import { LegalPage } from './legal-page.tsx';
import { useBrandName } from './use-brand-name.ts';

export const styles = legalStyles;

export function loader({ configuration, access }: PageVisit) {
  const email = accessibilityEmail(configuration, access.accessibilityEmail);
  return {
    contact: {
      email: email === undefined ? undefined : { text: email, url: mailLink(email) },
      phone: legalContactOf(configuration).phone,
    },
  };
}

export default function AccessibilityStatement({ loaderData }: PageProps<typeof loader>) {
  const contact = loaderData.contact;
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
