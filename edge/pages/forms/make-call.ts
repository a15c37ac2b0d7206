import type { Context } from 'hono';
import type { Fields, FormAbout, PageForm } from '../../../host-pages/kit/form.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { EndpointTable } from '../../http/endpoint-table.ts';
import { callerOf } from '../../http/refuse.ts';
import { readKey, type IdempotentCall } from '../../unit-of-work/idempotency.ts';

interface Made {
  /** Keeps the keys of one form apart from those of others. */
  readonly name: string;
  readonly form: PageForm;
  readonly fields: Fields;
  readonly about: FormAbout;
}

/** Makes a form's call through its endpoint, once for each key of the form. */
export async function makeCall(
  context: Context<EdgeEnv>,
  endpoints: EndpointTable,
  { name, form, fields, about }: Made,
): Promise<Result<unknown, Failure>> {
  const { call } = form;
  const endpoint = endpoints.get(call);
  if (!endpoint) throw new Error(`no endpoint answers ${call.id}`);
  const key = call.idempotency === 'none' ? undefined : await keyOf(context, name, fields);
  if (key && !key.ok) return key;
  if (call.idempotency === 'required' && !key?.value) {
    return fail({ code: 'idempotency_key_required' });
  }
  const values = { ...((await form.fields?.(fields, about)) ?? fields), ...about.params };
  const done = await endpoint.run({
    scope: context.get('scope'),
    request: context.req.raw,
    input: { params: values, query: values, body: values },
    idempotency: key?.value,
  });
  return !done.ok && done.error.code === 'invalid_request' && form.invalid
    ? fail({ ...done.error, code: form.invalid })
    : done;
}

/** The form's key, bound to its sender; a form of a cached page has none. */
async function keyOf(
  context: Context<EdgeEnv>,
  name: string,
  fields: Fields,
): Promise<Result<IdempotentCall | undefined, Failure>> {
  const sorted = Object.keys(fields)
    .toSorted()
    .map((field) => [field, fields[field]]);
  const caller = await callerOf(context.get('scope').visitor);
  const request = JSON.stringify([caller, context.req.path, sorted]);
  return readKey(fields['idempotency_key'], name, request);
}
