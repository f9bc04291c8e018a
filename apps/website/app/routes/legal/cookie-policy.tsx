import { CookieSettings } from '../../consent/cookie-settings.tsx';
import type { LegalSection } from './legal-page.tsx';

export const cookiePolicy: LegalSection = {
  id: 'cookie-policy',
  title: 'Cookie Policy',
  content: (
    <>
      <p>
        A cookie is set by the website that you visit (first party) or by another one whose content it shows (third
        party). Some vanish when you close the browser; others stay until they run out or you delete them. Not every
        kind below need be in use here. Every browser lets you see, refuse and delete cookies; its help pages say how.
      </p>
      <CookieSettings className="button button--quiet" />
      <h3>Advertising cookies</h3>
      <p>
        They remember which pages you visited, so that advertising here or elsewhere fits your interests, is not shown
        to you too often, and its effect can be measured.
      </p>
      <h3>Analytics cookies</h3>
      <p>
        They count visits and show which pages are read and where visitors come from. We look at the sums, to make the
        website better, and not at single persons.
      </p>
      <h3>First-party cookies</h3>
      <p>Our own website sets them, and only it can read them. We use them for what the website itself needs.</p>
      <h3>Personalization cookies</h3>
      <p>They remember a choice that you made, such as a location or a language, and spare you making it again.</p>
      <h3>Security cookies</h3>
      <p>They help to tell people from programs, to fend off abuse of our forms and to keep your connection safe.</p>
      <h3>Site management cookies</h3>
      <p>
        They keep your visit in order while it lasts, for example so that a page knows what you did on the one before
        and a busy website spreads its visitors evenly.
      </p>
      <h3>Third-party cookies</h3>
      <p>
        Companies whose content a page shows, such as a map or an ordering window, may set cookies of their own. What
        they do with them stands in their policies.
      </p>
      <h3>Other tracking technologies</h3>
      <p>
        Pages and e-mails can hold tiny pictures (web beacons or pixels) that tell when they were opened, and websites
        can keep data in your browser’s own storage. We use that storage to keep the draft of a form until you send it,
        close the tab, or leave it alone for ten minutes, and to remember the location that you chose.
      </p>
    </>
  ),
};
