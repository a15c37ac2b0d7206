/* Takes the place of a service worker that is not wanted any more: ends it, and what it kept. */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const drop = (names) =>
    Promise.all(
      names
        .filter((name) => ['offline', 'door'].includes(name.split(':')[0]))
        .filter((name) => name.split(':')[1] === shop.base)
        .map((name) => caches.delete(name)),
    );
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => registration.unregister()),
  );
});
