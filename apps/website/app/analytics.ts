/**
 * Analytics events, sent only where the operator's own tag is on the page: `gtag` if it is a function, else
 * `dataLayer` if it is an array, else nothing.
 */
type Tagged = Window & { gtag?: unknown; dataLayer?: unknown };

/** Nothing is sent while a brand that asks for consent has none; such events are not kept for later. */
let allowed = true;

export function holdAnalytics(): void {
  allowed = false;
}

export function allowAnalytics(): void {
  allowed = true;
}

export function sendEvent(event: string, fields: Record<string, unknown>): void {
  if (!allowed) return;
  const { gtag, dataLayer } = window as Tagged;
  if (typeof gtag === 'function') gtag('event', event, fields);
  else if (Array.isArray(dataLayer)) dataLayer.push({ event, ...fields });
}

/** A click on a link of the navigation or on an Order Online button. */
export function trackNavigation(name: string, url: string, kind: 'internal' | 'external'): void {
  sendEvent('navigation_click', {
    navigation_name: name,
    link_url: url,
    link_type: kind,
    page_location: window.location.href,
    page_title: document.title,
  });
}
