/*
 * Answers a visit to a page of one store when there is no connection, and nothing else: what is
 * online is fetched as if this script were not there, and no page is ever kept but the one that says
 * that there is no connection. The edge puts `shop` in front: base, version.
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
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (isOwn(new URL(request.url).pathname)) event.respondWith(visit(event));
});

/** A scope is a mere beginning of a path: other stores' pages are not this script's business. */
function isOwn(path) {
  const rest = path.slice(shop.base.length);
  if (!path.startsWith(shop.base) || (rest && !rest.startsWith('/'))) return false;
  return shop.base !== '' || !path.startsWith('/tienda/');
}

async function visit(event) {
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
