/** The console's service worker: shows what the server pushes, and opens it. It keeps nothing, and answers no request. */
const paths = /^\/brands\/[^/?#]+\/(?:today|inbox(?:\/[^/?#]+)?)$/;

/** Only a page of the console, whatever a message says. */
function pageOf(url) {
  return typeof url === 'string' && paths.test(url) ? url : '/';
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(String(message.title ?? 'Tablefront'), {
      body: String(message.body ?? ''),
      tag: String(message.tag ?? ''),
      data: { url: pageOf(message.url) },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(pageOf(event.notification.data?.url), self.location.origin).href;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = open.find((client) => client.url === url) ?? open[0];
      if (!there) return self.clients.openWindow(url);
      await there.focus();
      // One that this worker does not lead yet cannot be led elsewhere.
      return there.url === url ? undefined : there.navigate(url).catch(() => self.clients.openWindow(url));
    })(),
  );
});
