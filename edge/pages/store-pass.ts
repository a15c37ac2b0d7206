import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { enterByPass, makePass, sayOwn, takePass } from '../flows/wizard/pass.ts';
import type { EdgeEnv } from '../http/context.ts';
import { readForm } from '../http/form.ts';
import { hostCookie } from '../session/index.ts';

/**
 * The requests that take an owner, by one press of a form, from the host on which they are signed in to
 * their store's own host, signed in there (decision 0040). The pass travels in the body of the two posts
 * alone: 307 makes the browser repeat the first one at the store.
 *
 *     POST {own host}{PASS_PATH}   → 307 → POST {store}{ENTRY_PATH} → 303 →
 *     GET  {own host}{PASS_PATH}/… → 303 → GET  {store}{ENTRY_PATH} → 303 → the store's page
 */
export const PASS_PATH = '/asistentes/pase';
export const ENTRY_PATH = '/asistentes/entrar';

const WIZARD = '/asistentes/emprendedores';
/** The secret of the browser that brought a pass: as long as the pass opens its store. */
const SECRET_SECONDS = 60;

function leadTo(context: Context<EdgeEnv>, url: string, status: 303 | 307 = 303): Response {
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'no-referrer');
  return context.redirect(url, status);
}

/** `POST {PASS_PATH}`: makes the pass of the form, and sends the browser on to the store with it. */
export async function answerPassForm(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'pass.make');
  const scope = context.get('scope');
  const wizard = scope.tenant.base + WIZARD;
  const [form, identity] = await Promise.all([readForm(context), scope.visitor.identity()]);
  if (!identity || !form.ok) return leadTo(context, wizard);
  const target = await makePass(scope, identity, form.value);
  if (!target) return leadTo(context, `${wizard}?notice=pass_refused`);
  return leadTo(context, target + ENTRY_PATH, 307);
}

/** `POST {ENTRY_PATH}` at the store: binds the pass to this browser, and sends it back to say whose it is. */
export async function answerBrought(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'pass.take');
  const scope = context.get('scope');
  const form = await readForm(context);
  const brought = form.ok ? await takePass(scope, form.value['pass'] ?? '') : undefined;
  if (!brought) return refuse(context);
  const { name, options } = secretCookie(context);
  setCookie(context, name, brought.secret, { ...options, maxAge: SECRET_SECONDS });
  return leadTo(context, `${brought.back}${PASS_PATH}/${brought.browser}`);
}

/** `GET {PASS_PATH}/:browser`: the browser of the session says that it is the one that brought the pass. */
export async function answerOwnBrowser(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'pass.confirm');
  const scope = context.get('scope');
  const wizard = scope.tenant.base + WIZARD;
  const identity = await scope.visitor.identity();
  const browser = context.req.param('browser') ?? '';
  const target =
    identity && context.req.method === 'GET' ? await sayOwn(scope, identity, browser) : undefined;
  return leadTo(context, target ? target + ENTRY_PATH : `${wizard}?notice=pass_refused`);
}

/** `GET {ENTRY_PATH}` at the store: uses the pass up, and begins the owner's session. */
export async function answerEntry(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'pass.enter');
  const scope = context.get('scope');
  const { name, options } = secretCookie(context);
  const secret = getCookie(context, name);
  const entered =
    secret !== undefined && context.req.method === 'GET'
      ? await enterByPass(scope, secret)
      : undefined;
  if (secret !== undefined) deleteCookie(context, name, options);
  if (!entered) return refuse(context);
  entered.keep();
  return leadTo(context, entered.next);
}

/** An owner who is signed in here already needs no pass; everybody else can sign in. */
async function refuse(context: Context<EdgeEnv>): Promise<Response> {
  const { visitor, tenant } = context.get('scope');
  if (await visitor.identity()) return leadTo(context, `${tenant.base}/`);
  visitor.tell('passRefused');
  return leadTo(context, `${tenant.base}/login`);
}

function secretCookie(context: Context<EdgeEnv>) {
  return hostCookie(context.get('scope').tenant.origin, EDGE_COOKIE.pass);
}
