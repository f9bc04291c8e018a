import { createContext, use } from 'react';

/** The bar's HTML, known on the server only; see `announcement-markup.server.tsx`. */
export const AnnouncementContext = createContext<string | Promise<string>>('');

/** The bar while a page without one is shown. */
let put: Element | null = null;

function keepBar(place: HTMLDivElement | null) {
  if (!place) return;
  if (put) place.append(put);
  return () => {
    put = place.firstElementChild;
  };
}

/** One object for all renders: the browser keeps what the server wrote, or what its script left of it. */
const NOTHING = { __html: '' };

/** The place of the announcement bar. It costs the browser no script: the few lines it needs stand in the bar itself. */
export function Announcement() {
  const given = use(AnnouncementContext);
  const html = given instanceof Promise ? use(given) : given;
  const markup = html ? { __html: html } : NOTHING;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React on the server, from texts
  return <div ref={keepBar} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
