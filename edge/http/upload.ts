import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import { commit, type Change } from '../unit-of-work/change.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import type { EdgeEnv } from './context.ts';
import { answerCall, textOf, type Endpoint } from './endpoint.ts';
import { readMultipart, type FileTaker } from './multipart.ts';
import { PieceReader } from './piece-reader.ts';
import { keyOf, readFields, type Call } from './read-call.ts';

/** Checks a file as it comes. */
export interface FileSieve<Taken> extends FileTaker {
  /** The file, once all of it has come, with a print by which repeats of the call are recognised. */
  end(): Promise<Result<{ readonly file: Taken; readonly print: string }, Failure>>;
  /** Takes away what the sieve kept of a file that no change names. */
  drop?(): Promise<void>;
}

/** A call whose fields and file passed. */
export interface UploadCall<C extends Contract, Taken> extends Call<C> {
  readonly file: Taken;
  /** The file's name, as its sender gave it: untrusted. */
  readonly fileName: string;
}

type AnswerOf<C extends Contract> = z.input<C['answer']>;

/**
 * Bytes of a refused form that are read on: photos of telephones have less. Scripts get their answer at once.
 */
const READ_ON_MAX_BYTES = 32_000_000;

/** Bytes around a file: its fields and their headers. */
const AROUND_BYTES = 30_000;

/**
 * Binds a call that takes a file, and whose change is committed together with its idempotency key. It has no
 * way in process: a page's form holds no files.
 * @param sieve makes the sieve of one file
 * @param tooLarge the failure for a body that says to be larger than the contract's file
 */
export function uploads<C extends Contract, Taken>(
  contract: C,
  {
    sieve,
    tooLarge,
  }: { readonly sieve: (scope: RequestScope) => FileSieve<Taken>; readonly tooLarge: Failure },
  work: (call: UploadCall<C, Taken>) => Promise<Result<Change<AnswerOf<C>>, Failure>>,
): Endpoint {
  const { file: part } = contract;
  if (!part) throw new Error(`${contract.id} takes no file`);
  async function read(
    context: Context<EdgeEnv>,
    taker: FileSieve<Taken>,
  ): Promise<Result<UploadCall<C, Taken>, Failure>> {
    const length = Number(context.req.header('content-length'));
    if (length > part!.maxBytes + AROUND_BYTES) return fail(tooLarge);
    const form = await readMultipart(context.req.raw, part!.field, taker, readOnOf(context));
    if (!form.ok) return form;
    const { fields, fileName } = form.value;
    const parts = readFields(contract, context, fields);
    if (!parts.ok) return parts;
    const taken = await taker.end();
    if (!taken.ok) return taken;
    const { file, print } = taken.value;
    const key = await keyOf(contract, context, JSON.stringify([fields, print]));
    if (!key.ok) return key;
    const scope = context.get('scope');
    return ok({
      ...parts.value,
      scope,
      request: context.req.raw,
      idempotency: key.value,
      file,
      fileName,
    });
  }
  return {
    contract,
    run: () => Promise.reject(new Error(`${contract.id} is made over HTTP alone`)),
    async handle(context) {
      const answer = await answerCall(contract, context, async () => {
        const taker = sieve(context.get('scope'));
        let isUnused = true;
        try {
          const call = await read(context, taker);
          if (!call.ok) return call;
          const { scope, idempotency } = call.value;
          // A commit that throws may have been written: its file stays.
          isUnused = false;
          const done = await commit(scope, idempotency, contract.status, () => work(call.value));
          isUnused = !done.ok || done.value.kind === 'repeat';
          return done.ok ? ok({ body: textOf(done.value), maxAge: contract.maxAge }) : done;
        } finally {
          if (isUnused) await taker.drop?.();
        }
      });
      const { raw } = context.req;
      if (isForm(context) && raw.body && !raw.bodyUsed) {
        await new PieceReader(raw.body).letGo(READ_ON_MAX_BYTES);
      }
      return answer;
    },
  };
}

/** True for a browser that shows the answer as a page. */
export function isForm(context: Context<EdgeEnv>): boolean {
  return (context.req.header('accept') ?? '').includes('text/html');
}

const readOnOf = (context: Context<EdgeEnv>) => (isForm(context) ? READ_ON_MAX_BYTES : 0);
