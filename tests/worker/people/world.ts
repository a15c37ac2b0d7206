/**
 * People who sign up and in at two stores: the requests of their browsers, and the messages that
 * they get.
 */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';

/** One browser, with its own cookie and its own network address. */
export interface Browser {
  readonly cookie: string | undefined;
  /** Calls the API of a store as its own pages do. */
  post(path: string, body: object, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  send(method: string, path: string, body?: object): Promise<Response>;
  /** Posts a form of a page, as a browser without script does. */
  submit(path: string, fields: Record<string, string>): Promise<Response>;
}

let browsers = 0;

/** Opens a browser at a store's own address. */
export function browserAt(platform: Platform, slug: string, address?: string): Browser {
  browsers += 1;
  const origin = `http://${slug}.localhost:8787`;
  const from = address ?? `10.0.${Math.floor(browsers / 250)}.${browsers % 250}`;
  let cookie: string | undefined;
  const ask = async (path: string, init: RequestInit) => {
    const answer = await platform.ask(`${origin}${path}`, {
      ...init,
      headers: {
        origin,
        'cf-connecting-ip': from,
        ...(cookie === undefined ? {} : { cookie: `session=${cookie}` }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    const set = answer.headers.get('set-cookie');
    const given = set === null ? undefined : /(?:^|, )session=([^;]*)/.exec(set)?.[1];
    if (given !== undefined) cookie = given === '' ? undefined : given;
    return answer;
  };
  const send = (method: string, path: string, body?: object, init: RequestInit = {}) =>
    ask(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    get cookie() {
      return cookie;
    },
    post: (path, body, init) => send('POST', path, body, init),
    get: (path) => send('GET', path),
    send,
    submit: (path, fields) => ask(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** Two stores of their own cells, and a clock that stands still. */
export async function openWorld(name: string): Promise<Platform & { one: string; two: string }> {
  const [one, two] = [`${name}-uno`, `${name}-dos`];
  await openStore({ slug: one, cell: 'a' });
  await openStore({ slug: two, cell: 'b' });
  return { ...startPlatform(), one, two };
}

interface Written {
  readonly recipient: string;
  readonly text: string;
}

/** The waiting messages to a recipient, the last first. */
export async function messagesTo(recipient: string): Promise<Written[]> {
  const { results } = await env.DIRECTORY.prepare(
    `SELECT payload ->> 'recipient' AS recipient, body ->> 'text' AS text FROM outbox
      WHERE payload ->> 'recipient' = ? ORDER BY created_at DESC, rowid DESC`,
  )
    .bind(recipient)
    .all<Written>();
  return results;
}

/** The PIN of the last message to a recipient. */
export async function pinTo(recipient: string): Promise<string> {
  const [last] = await messagesTo(recipient);
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? expect.fail(`no PIN for ${recipient}`);
}

/** The key of the link in the last mail to a recipient. */
export async function keyTo(recipient: string): Promise<string> {
  const [last] = await messagesTo(recipient);
  return /\/activate\/([\w-]{43})/.exec(last?.text ?? '')?.[1] ?? expect.fail('no link');
}

/** A PIN other than the given one. */
export function otherPin(pin: string): string {
  return String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
}

let people = 0;

/** A new registration, by phone unless `change` says otherwise. */
export function newcomer(change: Record<string, unknown> = {}): {
  readonly body: Record<string, unknown>;
  readonly phone: string;
  readonly email: string;
} {
  people += 1;
  const national = `5512${String(345_000 + people)}`;
  const email = `persona${people}@correo.example`;
  const body = {
    type: 'phone',
    full_name: 'Rosa Méndez',
    phone: national,
    country: 'MX',
    password: 'una frase larga',
    terms: true,
    ...change,
  };
  return {
    body: change['type'] === 'email' ? { ...body, phone: undefined, email } : body,
    phone: `+52${national}`,
    email,
  };
}

/** Signs a person up by PIN, to the end. */
export async function signUp(
  browser: Browser,
  someone = newcomer(),
): Promise<{ readonly id: string; readonly phone: string; readonly email: string }> {
  const begun = await browser.post('/api/auth/authorize', someone.body);
  const { code, type } = (await begun.json()) as { code: string; type: string };
  const pin = await pinTo(type === 'phone' ? someone.phone : someone.email);
  const done = await browser.post('/api/activate/pin', { code, pin });
  const { actions } = (await done.json()) as { actions: { person?: { id: string } }[] };
  return { id: actions[0]?.person?.id ?? expect.fail('nobody is signed in'), ...someone };
}

/** Begins a registration in a new browser, at the first store unless another is named. */
export async function begin(
  world: Platform & { readonly one: string },
  change: Record<string, unknown> = {},
  slug = world.one,
) {
  const browser = browserAt(world, slug);
  const someone = newcomer(change);
  const answer = await browser.post('/api/auth/authorize', someone.body);
  const proof = (await answer.json()) as {
    code: string;
    can_skip_pin: boolean;
    message: string;
  };
  return { ...someone, browser, answer, ...proof };
}

/** The account's row that this phone or e-mail signs in to. */
export async function accountOf(contact: string) {
  return env.DIRECTORY.prepare('SELECT * FROM account WHERE phone = ?1 OR email = ?1')
    .bind(contact)
    .first();
}

/** The error code of a refusal, or the proof code of a begun registration. */
export async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}
