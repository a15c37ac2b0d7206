/** The data that a call needs before it can succeed, and the request that then does. */
import { newKey, type Line } from '../../../contract/gateway/purchase.ts';
import type { Answered, Asked, Shop } from '../../../support/visit.ts';
import { formWithDrawing, formWithFile } from '../../../support/form-text.ts';
import type { Endpoint, Request } from './request.ts';
import type { Schema } from './schema.ts';

type Headers = Readonly<Record<string, string>>;

/** The setting that every story starts from. */
export interface Stage {
  readonly shop: Shop;
  /** Another store of the demo, by its host. */
  readonly shopOf: (host: string) => Shop;
  /** The calls of the document. */
  readonly calls: readonly Endpoint[];
  /** Id of the shop's store. */
  readonly store: string;
  /** The store's owner, signed in. */
  readonly owner: Headers;
  /** A line that can be bought. */
  readonly line: Line;
  /** The card provider, and the secret that its messages are signed with. */
  readonly provider: {
    readonly origin: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  };
}

/** One call's inputs, which fit together, and the headers of its caller. */
export interface Scene {
  /** The store that is called; the stage's own where none is named. */
  readonly shop?: Shop;
  readonly headers?: Headers;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Makes the scene of a call, with accounts, invitations and codes that the call may use up. */
type Story = (stage: Stage) => Promise<Scene>;

/** Stories by the id of their call. */
export type Stories = Readonly<Record<string, Story>>;

/**
 * Calls the API as the shop's own page does. A caller that reads the answer names its type.
 * @throws unless the call succeeds
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

/**
 * Makes a call of the document by its id; its example takes the place of a body. A caller that reads
 * the answer names its type.
 * @throws unless the call succeeds
 */
export async function act<Body = Readonly<Record<string, unknown>>>(
  { shop, calls }: Stage,
  id: string,
  scene: Scene = {},
): Promise<Body> {
  const endpoint = calls.find(({ operation }) => operation.operationId === id);
  if (!endpoint) throw new Error(`the document has no call ${id}`);
  const { status, text, json } = await ask(scene.shop ?? shop, requestOfScene(endpoint, scene));
  if (status >= 300) throw new Error(`${id} ${status}: ${text.slice(0, 300)}`);
  return json() as Body;
}

/** Sends a request as the shop's own page does. */
export function ask(
  shop: Shop,
  { method, path, headers, body }: Request,
  who: Headers = {},
): Promise<Answered> {
  return shop.ask(path, {
    method,
    headers: { origin: shop.origin, ...who, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

/** The request of a scene, with everything that it needs and no more. */
export function requestOfScene(
  { method, path, operation }: Endpoint,
  { headers = {}, params = {}, body }: Scene,
): Request {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? name),
  );
  const hasKey = operation.parameters?.some((one) => one.in === 'header') ?? false;
  const content = operation.requestBody?.content ?? {};
  const asked = content['application/json'];
  const form = content['multipart/form-data'];
  // A scene's body takes the place of the document's example.
  const sent = asked
    ? { type: 'application/json', body: JSON.stringify(body ?? asked.example ?? {}) }
    : form && formOf(operation.operationId, form.schema, body ?? form.example ?? {});
  return {
    valid: true,
    method: method.toUpperCase(),
    path: `/api${filled}`,
    headers: {
      ...(sent === undefined ? {} : { 'content-type': sent.type }),
      ...(hasKey ? newKey() : {}),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent.body }),
  };
}

/** A form with a file that its call takes: a drawing, or a document where files are sold. */
function formOf(id: string, schema: Schema, fields: object): { type: string; body: string } {
  const field = fileFieldOf(schema);
  return id === 'products-admin.file-add'
    ? formWithFile(fields, field, { name: 'guia.pdf', text: '%PDF-1.7' })
    : formWithDrawing(fields, field);
}

/** The field of a form that takes a file. */
function fileFieldOf({ properties = {} }: Schema): string {
  const found = Object.entries(properties).find(([, { format }]) => format === 'binary');
  return found?.[0] ?? '';
}

/**
 * The same shop, asked from another address each time: limits by address would soon end every call
 * at its first check.
 */
export function fromEverywhere(shop: Shop): Shop {
  let asked = 0;
  const address = (): Headers => {
    asked += 1;
    const bytes = [asked >> 16, asked >> 8, asked].map((part) => part & 0xff);
    return { 'x-forwarded-for': `10.${bytes.join('.')}` };
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
