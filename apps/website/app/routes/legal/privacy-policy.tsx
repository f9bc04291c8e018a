import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { useShell } from '../../shell/shell-context.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/privacy-policy';
import { assistantPolicy } from './assistant-policy.ts';
import { LastUpdated } from './last-updated.tsx';
import { legalContactOf } from './legal-contact.ts';
import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';
import { useBrandName } from './use-brand-name.ts';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: asJson(
      fromConfiguration(context, (configuration, { now, questions }) => ({
        assistant: assistantPolicy(questions),
        contact: legalContactOf(configuration),
        date: placeDate(now, zoneOffsets(configuration.timeZone ?? 'UTC', now)),
      })),
    ),
  };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { assistant, contact, date } = useLoaded(loaderData.page);
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
