import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { news } from '../../shared/i18n/news.ts';
import { COOKIE, COOKIE_DAYS, EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import type { DoorKeeper, Identity, Visitor } from '../unit-of-work/scope.ts';
import type { OpenVisitor } from '../tenant/middleware.ts';
import { readKeeper } from './door-keeper.ts';
import { readIdentity } from './identity.ts';
import { hostCookie } from './host-cookie.ts';
import { SESSION_IDLE_MS } from './lifetime.ts';
import { callerNetwork } from './network.ts';
import { addressKeyOf, keyedHash, tokenHash } from './secrets.ts';

/** The form of this platform's tokens. Any other text is no session, and is not looked up. */
const TOKEN = /^[\w-]{43}$/;
const AGENT_MAX = 200;

/** The browser behind a request; its session is read when it is first asked for. */
export const openVisitor: OpenVisitor = (context, { tenant, directory, cell }) => {
  const host = new URL(tenant.origin).hostname;
  const cookie = hostCookie(tenant.origin, 'session');
  const markCookie = hostCookie(tenant.origin, EDGE_COOKIE.device).name;
  const boughtCookie = hostCookie(tenant.origin, EDGE_COOKIE.bought).name;
  const boughtMarks = () =>
    (getCookie(context, boughtCookie) ?? '').split('.').slice(0, BOUGHT_MOST);
  const boughtMark = (checkout: string) =>
    keyedHash(context.get('scope').env, `bought\n${host}\n${checkout}`);
  const door = hostCookie(tenant.origin, EDGE_COOKIE.door);
  const newsCookie = hostCookie(tenant.origin, EDGE_COOKIE.news).name;
  const network = () => callerNetwork(context.req.raw, context.get('scope').env.TRUSTED_PROXIES);
  const token = tokenIn(getCookie(context, cookie.name));
  let identity: Promise<Identity | null> | undefined;
  let keeper: Promise<DoorKeeper | null> | undefined;

  const read = async (): Promise<Identity | null> => {
    if (token === undefined) return null;
    const hash = await tokenHash(token);
    const now = context.get('ports').clock.now();
    const found = await readIdentity(directory, { hash, host, storeId: tenant.storeId, now });
    if (!found) return null;
    if (found.touch) context.executionCtx.waitUntil(directory.write([found.touch]));
    return found.identity;
  };

  const readDoor = async (): Promise<DoorKeeper | null> => {
    const opened = tokenIn(getCookie(context, door.name));
    if (opened === undefined) return null;
    const device = await tokenHash(opened);
    const now = context.get('ports').clock.now();
    const found = await readKeeper(cell, { device, storeId: tenant.storeId, now });
    if (!found) return null;
    if (found.touch) context.executionCtx.waitUntil(cell.write([found.touch]));
    return found.keeper;
  };

  return {
    hasSession: token !== undefined,
    identity: () => (identity ??= read()),
    keep(fresh, mark) {
      setCookie(context, cookie.name, fresh, { ...cookie.options, maxAge: AGE });
      const options = { ...cookie.options, maxAge: PREFERENCE_SECONDS };
      setCookie(context, markCookie, mark, options);
    },
    async noteBought(checkout) {
      const marks = [await boughtMark(checkout), ...boughtMarks()].slice(0, BOUGHT_MOST);
      const options = { ...cookie.options, maxAge: BOUGHT_SECONDS };
      setCookie(context, boughtCookie, marks.join('.'), options);
    },
    hasBought: async (checkout) => boughtMarks().includes(await boughtMark(checkout)),
    mark: tokenIn(getCookie(context, markCookie)),
    markOf: (accountId) => keyedHash(context.get('scope').env, `device\n${host}\n${accountId}`),
    adopt({ language, theme }) {
      const known = getCookie(context);
      const options = { ...cookie.options, maxAge: PREFERENCE_SECONDS };
      if (known[COOKIE.locale] === undefined) setCookie(context, COOKIE.locale, language, options);
      // The page's own script reads the theme.
      const open = { ...options, httpOnly: false };
      if (theme && known[COOKIE.theme] === undefined) setCookie(context, COOKIE.theme, theme, open);
    },
    doorKeeper: () => (keeper ??= readDoor()),
    keepDoor: (fresh, seconds) =>
      setCookie(context, door.name, fresh, { ...door.options, maxAge: seconds }),
    forgetDoor: () => void deleteCookie(context, door.name, door.options),
    forget: () => void deleteCookie(context, cookie.name, cookie.options),
    tell: (done) =>
      setCookie(context, newsCookie, done, { ...cookie.options, maxAge: NEWS_SECONDS }),
    heard() {
      const told = getCookie(context, newsCookie);
      if (told !== undefined) deleteCookie(context, newsCookie, cookie.options);
      return news.find((one) => one === told) ?? null;
    },
    host,
    network,
    addressKey: () => addressKeyOf(context.get('scope').env, network()),
    agent: (context.req.header('user-agent') ?? '').slice(0, AGENT_MAX),
  } satisfies Visitor;
};

/** A cookie's text where it may be a token; undefined for any other, and for none. */
function tokenIn(text = ''): string | undefined {
  return TOKEN.test(text) ? text : undefined;
}

const AGE = SESSION_IDLE_MS / 1000;
/** Purchases whose buyer a browser knows itself to be, and for how long. */
const BOUGHT_MOST = 10;
const BOUGHT_SECONDS = 30 * 24 * 60 * 60;
/**
 * The next page follows at once, or after the wait of a plan. News that no page has shown by then
 * is dropped.
 */
const NEWS_SECONDS = 60;
const PREFERENCE_SECONDS = COOKIE_DAYS.theme * 24 * 60 * 60;
