/*
 * Answers a visit to a page of one store when there is no connection, and nothing else: what is
 * online is fetched as if this script were not there, and no page is ever kept but the one that says
 * that there is no connection. A form that is posted meanwhile leads back to its page, which comes
 * again with the connection. The edge puts `shop` in front: base, version.
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
  if (request.method === 'GET') event.respondWith(visit(event));
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
