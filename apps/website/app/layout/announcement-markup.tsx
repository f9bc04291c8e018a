import { createHash } from 'node:crypto';
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { isExternal, type Link } from '@tablefront/restaurant/link';
import type { Announcement, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type TextLanguage, textLanguage } from '@tablefront/restaurant/text-language';
import { X } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../ui/icon.tsx';
import styles from './announcement.css?inline';

/**
 * Runs before what follows is drawn, so that nothing moves, and when the browser brings the page back: takes out what is
 * over by the visitor's clock, and the whole bar where it was dismissed in this session. The button is there only with it.
 */
const SCRIPT = `{let b=document.currentScript.parentNode,x=b.querySelector("button"),i=b.dataset.id,s={},f=()=>{
for(let p of b.querySelectorAll("p"))p.dataset.until<Date.now()&&p.remove();
s.announcement!=i&&b.querySelector("p")||b.remove()};
try{s=sessionStorage}catch{}
f();addEventListener("pageshow",f);
x.hidden=!1;x.onclick=()=>{s.announcement=i;f();document.getElementById("main").focus({preventScroll:!0})}}`;

/** The announcement bar as HTML, with its style and its script; empty where nothing holds at the moment. */
export function announcementMarkup(
  { announcements, language }: SiteConfiguration,
  now: Date,
  nonce: string | undefined,
): string {
  const current = currentAnnouncements(announcements, now);
  if (current.length === 0) return '';
  return renderToStaticMarkup(<Bar announcements={current} text={textLanguage(language)} nonce={nonce} />);
}

interface BarProps {
  announcements: Announcement[];
  text: TextLanguage;
  nonce: string | undefined;
}

function Bar({ announcements, text: language, nonce }: BarProps) {
  const words = announcements.map(({ text }) => text).join('\n');
  const id = createHash('sha256').update(words).digest('base64url').slice(0, 8);
  return (
    <section className="announcement" aria-label="Announcement" data-id={id}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <div>
        {announcements.map(({ text, url, until }) => (
          <p key={text} data-until={until} {...language}>
            {url === undefined ? text : <AnnouncementLink text={text} url={url} />}
          </p>
        ))}
      </div>
      <button type="button" hidden aria-label="Dismiss announcement">
        <Icon node={X} />
      </button>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </section>
  );
}

function AnnouncementLink({ text, url }: { text: string; url: Link }) {
  if (!isExternal(url)) return <a href={url}>{text}</a>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
