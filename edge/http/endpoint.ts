import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { containsCardNumber } from '../../shared/rules/card-number.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { Change } from './change.ts';
import { commit } from './change.ts';
import type { EdgeEnv, RequestScope } from './context.ts';
import { answerFailure } from './failure.ts';
import { readKey, type IdempotentCall } from './idempotency.ts';

/** A call whose params, query and body have been validated. */
export interface Call<C extends Contract> {
  readonly scope: RequestScope;
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly request: Request;
  /** The body as it came, for signatures; empty for calls without one. */
  readonly rawBody: string;
  readonly idempotency: IdempotentCall | undefined;
}

type AnswerOf<C extends Contract> = z.input<C['answer']>;

/** A contract together with what answers it. */
export interface Endpoint {
  readonly contract: Contract;
  readonly handle: (context: Context<EdgeEnv>) => Promise<Response>;
}

/** Binds a call that reads, or that commits its changes itself (provider calls, webhooks). */
export function answers<C extends Contract>(
  contract: C,
  work: (call: Call<C>) => Promise<Result<AnswerOf<C>, Failure>>,
): Endpoint {
  return endpoint(contract, async (call) => {
    const answer = await work(call);
    return answer.ok ? ok(JSON.stringify(answer.value)) : answer;
  });
}

/** Binds a call whose change is committed together with its idempotency key. */
export function changes<C extends Contract>(
  contract: C,
  work: (call: Call<C>) => Promise<Result<Change<AnswerOf<C>>, Failure>>,
): Endpoint {
  return endpoint(contract, async (call) => {
    const done = await commit(call.scope, call.idempotency, contract.status, () => work(call));
    if (!done.ok) return done;
    const { value } = done;
    return ok(value.kind === 'repeat' ? value.remembered.answer : JSON.stringify(value.answer));
  });
}

function endpoint<C extends Contract>(
  contract: C,
  work: (call: Call<C>) => Promise<Result<string, Failure>>,
): Endpoint {
  return {
    contract,
    async handle(context) {
      context.set('route', contract.id);
      const call = await readCall(contract, context);
      const answer = call.ok ? await work(call.value) : call;
      if (!answer.ok) return answerFailure(context, answer.error);
      return new Response(answer.value, {
        status: contract.status,
        headers: {
          'content-type': 'application/json; charset=UTF-8',
          'cache-control':
            contract.maxAge > 0 ? `public, max-age=${contract.maxAge}, s-maxage=0` : 'no-store',
          ...(contract.maxAge > 0 ? { vary: 'Origin, Accept-Language, Cookie' } : {}),
        },
      });
    },
  };
}

async function readCall<C extends Contract>(
  contract: C,
  context: Context<EdgeEnv>,
): Promise<Result<Call<C>, Failure>> {
  const rawBody = contract.method === 'get' ? '' : await context.req.text();
  const json = parseBody(contract, context, rawBody);
  if (!json.ok) return json;
  if (refusesCards(contract) && containsCardNumber(json.value)) {
    return fail({ code: 'card_number_refused' });
  }
  const parts = {
    params: parse(contract.params, context.req.param()),
    query: parse(contract.query, context.req.query()),
    body: parse(contract.body, json.value),
  };
  for (const part of [parts.params, parts.query, parts.body]) if (!part.ok) return part;

  const key = await readKey(
    contract.idempotency === 'none' ? undefined : context.req.header('idempotency-key'),
    contract.id,
    `${context.req.path}\n${rawBody}`,
  );
  if (!key.ok) return key;
  if (contract.idempotency === 'required' && !key.value) {
    return fail({ code: 'idempotency_key_required', field: 'Idempotency-Key' });
  }
  return ok({
    scope: context.get('scope'),
    params: valueOf(parts.params),
    query: valueOf(parts.query),
    body: valueOf(parts.body),
    request: context.req.raw,
    rawBody,
    idempotency: key.value,
  } as Call<C>);
}

/** Services whose bodies may never hold a card number (design, "Trust"). */
const REFUSES_CARDS: ReadonlySet<string> = new Set(['shopping-carts', 'orders', 'payment']);

/** A provider's webhook tells of cards by brand and last digits, and is proved by its signature. */
function refusesCards(contract: Contract): boolean {
  return contract.access !== 'webhook' && REFUSES_CARDS.has(contract.service);
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

function valueOf(result: Result<unknown, Failure>): unknown {
  return result.ok ? result.value : undefined;
}
