/*
 * Answers a visit to a page of one store when there is no connection, and shows the alerts that the
 * edge sends to this browser; nothing else: what is online is fetched as if this script were not
 * there, and no page is ever kept but the one that says that there is no connection. A form that is
 * posted meanwhile leads back to its page, which comes again with the connection. The edge puts `shop`
 * in front: base, version.
 */
const PREFIX = `offline:${shop.base}:`;
const NAME = PREFIX + shop.version;
const LAST = `${shop.base}/offline/language`;
const pageOf = (language) => `${shop.base}/offline?lang=${language}`;

let language;

addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => skipWaiting()));
  passRest(event).catch(() => undefined);
});

/** Where the browser knows how, what is no visit to a page does not even wake this script. */
async function passRest(event) {
  await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' });
}

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOld(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || !isOwn(new URL(request.url).pathname)) return;
  if (request.method === 'GET') event.respondWith(answerVisit(event));
  else if (isPlainForm(request)) event.respondWith(post(request));
});

/** A form with files is left to the browser, since not every engine passes files on. */
function isPlainForm({ headers }) {
  return headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
}

/**
 * The network's answer to a form, else the way back to the form's page. The edge may have got the
 * form before the line broke: it bears its idempotency key, so that it can be posted again.
 */
async function post(request) {
  try {
    return await fetch(request);
  } catch {
    const { origin, pathname, href } = new URL(request.referrer || request.url);
    const isHere = request.referrer && origin === location.origin && isOwn(pathname);
    return Response.redirect(isHere ? href : `${shop.base}/`, 303);
  }
}

/** A scope is a mere beginning of a path: other stores' pages are not this script's business. */
function isOwn(path) {
  const rest = path.slice(shop.base.length);
  if (!path.startsWith(shop.base) || (rest && !rest.startsWith('/'))) return false;
  return shop.base !== '' || !path.startsWith('/tienda/');
}

async function answerVisit(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(noteLanguage(answer.headers.get('content-language')));
    return answer;
  } catch (error) {
    const page = await (await caches.open(NAME)).match(pageOf(await lastLanguage()));
    if (page) return page;
    throw error;
  }
}

addEventListener('push', (event) => {
  event.waitUntil(show(read(event.data)));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data ?? {}));
});

function read(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** A browser that was pushed to has to show something, or it shows a text of its own. */
function show({ tag, title = location.host, text = '', lang, path, visit }) {
  return registration.showNotification(title, {
    body: text,
    tag,
    lang,
    data: { path, visit },
  });
}

/** Marks the alert visited, and opens its page: in a window of this store, if there is one. */
async function follow({ path, visit }) {
  if (isOwnPath(visit)) void mark(visit);
  const { href } = new URL(isOwnPath(path) ? path : `${shop.base}/me/alerts`, location.origin);
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = all.find(({ url }) => isOwn(new URL(url).pathname));
  if (!open) return clients.openWindow(href);
  // A browser that lets no script come to the front still shows the page there.
  await open.focus().catch(() => undefined);
  return open.navigate(href).catch(() => clients.openWindow(href));
}

/** One that fails leaves the alert waiting in the list. */
function mark(visit) {
  return fetch(visit, {
    method: 'PATCH',
    headers: { 'idempotency-key': crypto.randomUUID() },
    keepalive: true,
  }).catch(() => undefined);
}

/** A path of this store's own pages: no address of elsewhere, whoever has sent it. */
function isOwnPath(path) {
  if (typeof path !== 'string') return false;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && isOwn(url.pathname);
}

async function keepPages() {
  const cache = await caches.open(NAME);
  await cache.addAll(
    ['es', 'en'].map((one) => new Request(pageOf(one), { cache: 'reload', credentials: 'omit' })),
  );
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== NAME)
      .map((name) => caches.delete(name)),
  );
}

/** Without a connection nobody can ask which language the visitor reads. */
async function noteLanguage(tag) {
  const now = tag?.slice(0, 2);
  if (!now || now === language) return;
  language = now;
  await (await caches.open(NAME)).put(LAST, new Response(now));
}

async function lastLanguage() {
  const kept = await (await caches.open(NAME)).match(LAST);
  const last = language ?? (await kept?.text()) ?? navigator.language.slice(0, 2);
  return last === 'en' ? 'en' : 'es';
}
