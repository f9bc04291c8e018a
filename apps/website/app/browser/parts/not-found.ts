/** So that whoever looks after the site can find the broken link. The screen of other failures says nothing. */
export default function notFound(): void {
  if (document.querySelector('[data-not-found]')) console.warn('404: no page at', window.location.pathname);
}
