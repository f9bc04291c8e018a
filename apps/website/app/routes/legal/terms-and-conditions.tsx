import { useShell } from '../../layout/shell-context.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/terms-and-conditions';
import { legalContactOf } from './legal-contact.ts';
import { LegalPage } from './legal-page.tsx';
import { termsSections } from './terms-sections.tsx';
import { useBrandName } from './use-brand-name.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { contact: asJson(fromConfiguration(context, legalContactOf)) };
}

export default function TermsAndConditions({ loaderData }: Route.ComponentProps) {
  const contact = useLoaded(loaderData.contact);
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
