import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Answerable } from '../../shared/contracts/form-call.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import { containsCardNumber } from '../../shared/rules/card-number.ts';
import type { EdgeEnv } from './context.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { callerOf } from './refuse.ts';
import { hasTooMuchUnknown } from './unknown-text.ts';
import { readKey, type IdempotentCall } from '../unit-of-work/idempotency.ts';

/** A call whose params, query and body have been validated. */
export interface Call<C extends Answerable> {
  readonly scope: RequestScope;
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  /** For its headers and address; its body has been read, and cannot be read again. */
  readonly request: Request;
  readonly idempotency: IdempotentCall | undefined;
}

/** A call of a sender that proves itself by signature. */
export interface SignedCall<C extends Answerable> extends Call<C> {
  /** The body as it came, over which the signature was made. No other call gets to see it. */
  readonly rawBody: string;
}

/** Reads and validates a call; fails with the first part that the contract does not accept. */
export async function readCall<C extends Contract>(
  contract: C,
  context: Context<EdgeEnv>,
): Promise<Result<Call<C>, Failure>> {
  const rawBody = contract.method === 'get' ? '' : await context.req.text();
  const json = parseBody(contract, context, rawBody);
  if (!json.ok) return json;
  const parts = readFields(contract, context, json.value);
  if (!parts.ok) return parts;
  const key = await keyOf(contract, context, rawBody);
  if (!key.ok) return key;
  return ok({
    ...parts.value,
    scope: context.get('scope'),
    request: context.req.raw,
    idempotency: key.value,
    ...(contract.access === 'webhook' ? { rawBody } : {}),
  });
}

/** Reads what a contract names of a request, and refuses one that holds much else. */
export function readFields<C extends Contract>(
  contract: C,
  context: Context<EdgeEnv>,
  body: unknown,
): Result<Pick<Call<C>, 'params' | 'query' | 'body'>, Failure> {
  const parts = readParts(contract, {
    params: context.req.param(),
    query: context.req.query(),
    body,
  });
  if (!parts.ok) return parts;
  if (contract.access !== 'webhook' && hasTooMuchUnknown(body, parts.value.body)) {
    return fail({ code: 'invalid_request' });
  }
  // After the schema and the bound of all else: the search for a card number takes longer than
  // either's refusal.
  if (refusesCards(contract) && containsCardNumber(body)) {
    return fail({ code: 'card_number_refused' });
  }
  return parts;
}

/**
 * The call's idempotency key; a failure for a malformed one, or where it has to have one.
 * @param sent text that stands for all that was sent
 */
export async function keyOf(
  contract: Contract,
  context: Context<EdgeEnv>,
  sent: string,
): Promise<Result<IdempotentCall | undefined, Failure>> {
  const header =
    contract.idempotency === 'none' ? undefined : context.req.header('idempotency-key');
  // A key belongs to its caller: another caller that sends it must not get the first one's answer.
  const caller = header ? await callerOf(context.get('scope').visitor) : '';
  const key = await readKey(header, contract.id, `${caller}\n${context.req.path}\n${sent}`);
  if (key.ok && contract.idempotency === 'required' && !key.value) {
    return fail({ code: 'idempotency_key_required', field: 'Idempotency-Key' });
  }
  return key;
}

/**
 * Parses params, query and body by a contract's schemas. An absent part is read as empty; `null` is
 * not.
 */
export function readParts<C extends Answerable>(
  contract: C,
  input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
): Result<Pick<Call<C>, 'params' | 'query' | 'body'>, Failure> {
  const { params: inPath = {}, query: inQuery = {}, body: inBody = {} } = input;
  const params = parse(contract.params, inPath);
  if (!params.ok) return params;
  const query = parse(contract.query, inQuery);
  if (!query.ok) return query;
  const body = parse(contract.body, inBody);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as Pick<
    Call<C>,
    'params' | 'query' | 'body'
  >);
}

/** Services that refuse a body with a card number (design, "Trust"). */
const REFUSES_CARDS: ReadonlySet<string> = new Set(['shopping-carts', 'orders', 'payment']);

/**
 * A provider's webhook is exempt: it names cards by brand and last digits, and its signature proves
 * it.
 */
export function refusesCards(contract: Answerable): boolean {
  return (
    'service' in contract && contract.access !== 'webhook' && REFUSES_CARDS.has(contract.service)
  );
}

function parseBody(
  contract: Contract,
  context: Context<EdgeEnv>,
  rawBody: string,
): Result<unknown, Failure> {
  if (contract.method === 'get' || rawBody === '') return ok({});
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) return fail({ code: 'unsupported_media_type' });
  try {
    return ok(JSON.parse(rawBody));
  } catch {
    return fail({ code: 'not_json' });
  }
}

function parse(schema: z.ZodType, input: unknown): Result<unknown, Failure> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const path = parsed.error.issues[0]?.path.join('.');
  return fail({ code: 'invalid_request', ...(path ? { field: path } : {}) });
}
