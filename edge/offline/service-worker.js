/*
 * Answers a visit to a page of one store when there is no connection, and shows the alerts that the
 * edge sends to this browser; nothing else: what is online is fetched as if this script were not
 * there, and no page is ever kept but the one that says that there is no connection, and the door at which
 * tickets are read, when it asks for it. A form that is posted meanwhile leads back to its page, which comes
 * again with the connection. The edge puts `shop` in front: base, version.
 */
const PREFIX = `offline:${shop.base}:`;
const NAME = PREFIX + shop.version;
/* A door stays through new versions of the store: it is whole in itself, with the files of its build. */
const DOORS = `door:${shop.base}:`;
const DOOR = /^\/(?:admin\/asistentes\/it_[a-z0-9-]{1,60}\/puerta|puerta\/it_[a-z0-9-]{1,60})$/;
/* Where somebody signs out, and where a link of a door is left. */
const WAYS_OUT = ['/logout', '/puerta'].map((path) => shop.base + path);
const LAST = `${shop.base}/offline/language`;
const pageOf = (language) => `${shop.base}/offline?lang=${language}`;

let language;

addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => skipWaiting()));
  passRest(event).catch(() => undefined);
});

/**
 * Where the browser knows how, what is no visit to a page does not even wake this script: a kept file comes
 * from its cache, which has none but a door's, and all else from the network.
 */
async function passRest(event) {
  const files = ['/assets/*', `${shop.base}/theme/*`];
  await event.addRoutes?.([
    ...files.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'cache' })),
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ]);
}

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOld(), registration.navigationPreload?.enable()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate') {
    if (origin === location.origin && isFile(pathname)) event.respondWith(fileOf(request));
    return;
  }
  if (!isOwn(pathname)) return;
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
    const answer = await fetch(request);
    // Whoever leaves takes the lists from the device; one that could not has not left.
    if (WAYS_OUT.includes(new URL(request.url).pathname)) await forgetDoors();
    return answer;
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
    const door = await keptDoor(new URL(event.request.url).pathname);
    if (door) return door;
    const page = await (await caches.open(NAME)).match(pageOf(await lastLanguage()));
    if (page) return page;
    throw error;
  }
}

addEventListener('message', (event) => {
  const { keep, files, drop } = event.data ?? {};
  if (isDoor(drop)) event.waitUntil(caches.delete(DOORS + drop));
  if (!isDoor(keep) || !Array.isArray(files) || !files.every(isFile)) return;
  event.waitUntil(keepDoor(keep, files).then((isKept) => event.ports[0]?.postMessage(isKept)));
});

function isDoor(path) {
  return (
    typeof path === 'string' &&
    path.startsWith(shop.base) &&
    DOOR.test(path.slice(shop.base.length))
  );
}

/** Scripts and style sheets, whose names change with what is in them. */
function isFile(path) {
  return (
    typeof path === 'string' &&
    (path.startsWith('/assets/') || path.startsWith(`${shop.base}/theme/`))
  );
}

/** Keeps a door as its account sees it now, with its files; one that the edge refuses is dropped. */
async function keepDoor(path, files) {
  const name = DOORS + path;
  try {
    const page = await fetch(path, { cache: 'no-store', headers: { accept: 'text/html' } });
    const answers = await Promise.all(files.map((file) => fetch(file)));
    await caches.delete(name);
    if (!page.ok || page.redirected || !answers.every(({ ok }) => ok)) return false;
    const cache = await caches.open(name);
    const paths = [...files, path];
    await Promise.all([...answers, page].map((answer, at) => cache.put(paths[at], answer)));
    return true;
  } catch {
    // Without a connection it stays as it was.
    return caches.has(name);
  }
}

async function keptDoor(path) {
  if (!isDoor(path)) return undefined;
  return (await caches.has(DOORS + path)) && (await caches.open(DOORS + path)).match(path);
}

/** Takes the doors' pages and lists from this device; scans that wait to be told stay, without a name. */
async function forgetDoors() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('door:')).map((name) => caches.delete(name)),
  );
  const database = await doorsDatabase();
  if (!database) return;
  const stored = (mode, ask) =>
    answerOf(ask(database.transaction('kept', mode).objectStore('kept')));
  try {
    for (const door of await stored('readonly', (store) => store.getAllKeys())) {
      const sealed = await stored('readonly', (store) => store.get(door));
      const left = await nameless(sealed).catch(() => undefined);
      await stored('readwrite', (store) => (left ? store.put(left, door) : store.delete(door)));
    }
  } finally {
    database.close();
  }
}

/** What a door keeps without its list (fragments/office/door/parts/vault.ts); undefined where nothing waits. */
async function nameless({ key, iv, data }) {
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
  const kept = JSON.parse(new TextDecoder().decode(opened));
  if (kept.scans.length === 0) return undefined;
  const fresh = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify({ ...kept, tickets: [], doubles: [] }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: fresh }, key, text);
  return { key, iv: fresh, data: sealed };
}

/** The database of the doors; undefined where this device keeps none. */
async function doorsDatabase() {
  const request = indexedDB.open('doors', 1);
  request.addEventListener('upgradeneeded', () => request.transaction.abort());
  return answerOf(request).catch(() => undefined);
}

function answerOf(request) {
  return new Promise((settle, refuse) => {
    request.addEventListener('success', () => settle(request.result));
    request.addEventListener('error', () => refuse(request.error));
  });
}

/** A file from the network, else a door's. */
async function fileOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const file = await caches.match(request);
    if (file) return file;
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
