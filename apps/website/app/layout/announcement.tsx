import { createContext, use } from 'react';

/** The bar's HTML; see `announcement-markup.tsx`. */
export const AnnouncementContext = createContext('');

/** The announcement bar. The few lines of script that it needs stand in the bar itself. */
export function Announcement() {
  const markup = use(AnnouncementContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React, from texts
  return markup && <div dangerouslySetInnerHTML={{ __html: markup }} />;
}
