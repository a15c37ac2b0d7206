/** What a call has to find before it can succeed, and the request that then does. */
import { newKey, type Line } from '../../../contract/gateway/purchase.ts';
import type { Asked, Shop } from '../../../support/visit.ts';
import type { Endpoint, Request } from './request.ts';

type Headers = Readonly<Record<string, string>>;

/** What every story is told on. */
export interface Stage {
  readonly shop: Shop;
  /** Id of the shop's store. */
  readonly store: string;
  /** Who owns it, signed in. */
  readonly owner: Headers;
  /** Something to buy. */
  readonly line: Line;
  /** The card provider, and what its messages are signed with. */
  readonly provider: {
    readonly origin: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  };
}

/** One call's inputs as they fit together, and who makes it. */
export interface Scene {
  readonly headers?: Headers;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Makes the scene of a call: accounts, invitations and codes of its own, which it may use up. */
type Story = (stage: Stage) => Promise<Scene>;

/** By the call's id. */
export type Stories = Readonly<Record<string, Story>>;

/**
 * Calls the API as the shop's own page does; who goes on with its answer names the type.
 * @throws unless it is done
 */
export async function call<Body = Readonly<Record<string, unknown>>>(
  shop: Shop,
  method: string,
  path: string,
  { headers = {}, body = {} }: Scene = {},
): Promise<Body> {
  const { status, text, json } = await (method === 'GET'
    ? shop.get(`/api${path}`, headers)
    : shop.send(method, `/api${path}`, body, { ...headers, ...newKey() }));
  if (status >= 300) throw new Error(`${method} ${path} ${status}: ${text.slice(0, 300)}`);
  return json() as Body;
}

/** The request of a scene, with all that it needs and nothing else. */
export function requestOfScene(
  { method, path, operation }: Endpoint,
  { headers = {}, params = {}, body }: Scene,
): Request {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? name),
  );
  const hasKey = operation.parameters?.some((one) => one.in === 'header') ?? false;
  const asked = operation.requestBody?.content['application/json'];
  // A scene says what differs from the document's example.
  const sent = asked && JSON.stringify(body ?? asked.example ?? {});
  return {
    valid: true,
    method: method.toUpperCase(),
    path: `/api${filled}`,
    headers: {
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(hasKey ? newKey() : {}),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  };
}

/**
 * The same shop, asked from another address each time: what counts by address would soon end every
 * call at its first question.
 */
export function fromEverywhere(shop: Shop): Shop {
  let asked = 0;
  const address = (): Headers => {
    asked += 1;
    const bytes = [asked >> 16, asked >> 8, asked].map((part) => part & 0xff);
    return { 'cf-connecting-ip': `10.${bytes.join('.')}` };
  };
  return {
    ...shop,
    get: (path, headers = {}) => shop.get(path, { ...address(), ...headers }),
    ask: (path, one: Asked = {}) =>
      shop.ask(path, { ...one, headers: { ...address(), ...one.headers } }),
    send: (method, path, body, headers = {}) =>
      shop.send(method, path, body, { ...address(), ...headers }),
  };
}
