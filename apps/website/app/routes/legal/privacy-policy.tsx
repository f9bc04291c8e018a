import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';

import { assistantPolicy } from './assistant-policy.ts';
import { LastUpdated } from './last-updated.tsx';
import legalStyles from './legal.css?inline';
import { legalContactOf } from './legal-contact.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import { useBrandName } from './use-brand-name.ts';

export const styles = legalStyles;

export function loader({ configuration, access: { now, questions } }: PageVisit) {
  return {
    assistant: assistantPolicy(questions),
    contact: legalContactOf(configuration),
    date: placeDate(now, zoneOffsets(configuration.timeZone ?? 'UTC', now)),
  };
}

export default function PrivacyPolicy({ loaderData }: PageProps<typeof loader>) {
  const { assistant, contact, date } = loaderData;
  const { origin } = useShell();
  const name = useBrandName();
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${name} learns about you on this website, what we do with it, and what you can ask of us.`}
      description={`How ${name} collects, uses and protects personal information on ${origin}, including cookies, service providers and your choices.`}
      sections={privacySections({ name, origin, assistant, contact })}
    >
      <LastUpdated serverDate={date} />
    </LegalPage>
  );
}
