import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import legalStyles from './legal.css?inline';
import { legalContactOf } from './legal-contact.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';
import { useBrandName } from './use-brand-name.ts';

export const styles = legalStyles;

export function loader({ configuration }: PageVisit) {
  return { contact: legalContactOf(configuration) };
}

export default function TermsAndConditions({ loaderData }: PageProps<typeof loader>) {
  const contact = loaderData.contact;
  const { origin } = useShell();
  const name = useBrandName();
  return (
    <LegalPage
      title="Terms and Conditions"
      lead={`What you can count on when you use this website or order from ${name}, and what we count on from you.`}
      description={`Ordering, prices and tax, payment, refunds and the other terms that apply when you use the website of ${name} or order from it.`}
      sections={termsSections({ name, origin, contact })}
    />
  );
}
