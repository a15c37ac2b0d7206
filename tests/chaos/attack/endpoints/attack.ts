/** Sends valid and broken requests, and checks the answers against the OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { ADDRESS, CONTACT } from '../../../support/buyer.ts';
import type { Answered, Shop } from '../../../support/visit.ts';
import { requestsTo, type Endpoint, type Operation, type Request } from './request.ts';
import { isMeant } from './meant.ts';
import type { Samples } from '../support/samples.ts';
import type { Source } from './schema.ts';
import { ask, requestOfScene, type Scene } from './story.ts';

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: object;
}

/** The result of one endpoint's runs. */
export interface Tried {
  readonly id: string;
  readonly runs: number;
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The fault, with the smallest request that showed it. */
  readonly fault: string | undefined;
}

/** The generator's real values: the samples, and by name the values of an order or of a scene. */
export function sourceOf(document: ApiDocument, samples: Samples, scene: Scene = {}): Source {
  const named = {
    checkout: samples['open_checkout'],
    checkout_id: samples['open_checkout'],
    cart: samples['open_cart'],
    cart_id: samples['open_cart'],
    // A second checkout, so that the open one stays.
    to_replace: samples['checkout'],
    contact: CONTACT,
    address: ADDRESS,
    country: CONTACT.country,
    phone: CONTACT.phone,
    attendees: [],
    ...scene.params,
    ...scene.body,
  };
  return { document, real: Object.values(samples), named };
}

/**
 * Every operation of the document, ordered so that early calls leave the data that later calls
 * need.
 */
export function endpointsOf(document: ApiDocument): Endpoint[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return all.toSorted((one, other) => turnOf(one) - turnOf(other));
}

/**
 * Calls that use up the open checkout come after calls that only change it; later calls may replace
 * it.
 */
const CHECKOUT_CALLS = [
  'shopping-carts.fixed-delivery',
  'shopping-carts.collection',
  'orders.create',
];

/** An order needs a checkout that no call has replaced; deletions come last. */
function turnOf({ method, operation }: Endpoint): number {
  const turn = CHECKOUT_CALLS.indexOf(operation.operationId);
  if (turn >= 0) return turn;
  return CHECKOUT_CALLS.length + (method === 'delete' ? 1 : 0);
}

/** Makes the judge of an endpoint's answers. It gives the fault of an answer, or undefined. */
export function judgeOf(document: ApiDocument, { operation }: Endpoint) {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  const byStatus = new Map<number, ValidateFunction>(
    Object.entries(operation.responses).map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema ?? {};
      return [Number(status), ajv.compile({ ...schema, components: document.components })];
    }),
  );
  const asked = operation.requestBody?.content['application/json']?.schema;
  const body = asked && ajv.compile({ ...asked, components: document.components });

  return (request: Request, answer: Pick<Answered, 'status' | 'headers' | 'text'>) => {
    const { status, headers, text } = answer;
    if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
    const validate = byStatus.get(status);
    if (!validate) return `answered ${status}, which is not declared: ${text.slice(0, 200)}`;
    if (!headers['content-type']?.startsWith('application/json')) {
      return `answered ${status} as ${headers['content-type']}`;
    }
    const json: unknown = JSON.parse(text);
    if (!validate(json)) return `${status} not by its schema: ${ajv.errorsText(validate.errors)}`;
    const { code, field = '' } = json as { code?: string; field?: string };
    const meant = isMeant(operation.operationId, field) || isBlank(parsed(request.body), field);
    if (request.valid && code === 'invalid_request' && !meant) {
      return `refused what is declared: ${text}`;
    }
    if (body && status < 300 && !body(parsed(request.body))) {
      return `took a body that is not by its schema: ${ajv.errorsText(body.errors)}`;
    }
    return undefined;
  };
}

/** A text of blanks counts as an empty one. */
function isBlank(body: unknown, field: string): boolean {
  const value = field
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | null | undefined)?.[name],
      body,
    );
  return typeof value === 'string' && value.trim() === '';
}

function parsed(text: string | undefined): unknown {
  try {
    // A byte order mark is not part of the text, as in every reader of UTF-8.
    return text === undefined || text === '' ? {} : JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Makes the call of a scene, which has to succeed. */
export async function tryScene(
  shop: Shop,
  document: ApiDocument,
  endpoint: Endpoint,
  scene: Scene,
): Promise<Tried> {
  const request = requestOfScene(endpoint, scene);
  const answer = await ask(scene.shop ?? shop, request);
  const { status, text } = answer;
  const refused =
    status < 300 ? undefined : `its scene ended with ${status}: ${text.slice(0, 200)}`;
  const fault = judgeOf(document, endpoint)(request, answer) ?? refused;
  return { id: endpoint.operation.operationId, runs: 1, statuses: new Map([[status, 1]]), fault };
}

/** Milliseconds for one endpoint, the search for the smallest request that shows a fault included. */
const LONGEST = 20_000;

interface Trial {
  readonly runs: number;
  readonly seed: number;
  /** The headers of a signed-in account, sent with calls that need one. */
  readonly signedIn?: Readonly<Record<string, string>>;
}

/** Tries one endpoint; a fault is reported with the smallest request that shows it. */
export async function tryEndpoint(
  shop: Shop,
  document: ApiDocument,
  endpoint: Endpoint,
  source: Source,
  { runs, seed, signedIn = {} }: Trial,
): Promise<Tried> {
  const judge = judgeOf(document, endpoint);
  const statuses = new Map<number, number>();
  const who = '401' in endpoint.operation.responses ? signedIn : {};
  let told: string | undefined;
  const property = fc.asyncProperty(requestsTo(endpoint, source), async (request) => {
    const answer = await ask(shop, request, who);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = judge(request, answer);
    if (fault !== undefined) told = fault;
    return fault === undefined;
  });
  const result = await fc.check(property, {
    numRuns: runs,
    seed,
    interruptAfterTimeLimit: LONGEST,
  });
  const [smallest] = result.counterexample ?? [];
  const thrown = result.errorInstance instanceof Error ? result.errorInstance.message : undefined;
  const shown = JSON.stringify(smallest)?.slice(0, 400);
  const fault = result.failed ? `${told ?? thrown ?? 'failed'} · ${shown}` : undefined;
  return { id: endpoint.operation.operationId, runs: result.numRuns, statuses, fault };
}
