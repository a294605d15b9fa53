// SPDX-License-Identifier: MIT
// Works while no page is open: shows what the server sends (docs/protocol.md, "When you are away"), and opens the table.
addEventListener('push', (event) => {
  const { table, title, body, lang } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body, lang, tag: table, icon: '/favicon.svg', data: { table } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data.table}`));
});

/** A page that shows the table already, or a new one. */
async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => new URL(page.url).pathname === path);
  return shown ? shown.focus() : clients.openWindow(path);
}
