import type { Context } from 'hono';
import type { Fields, FormAbout, PageForm } from '../../../host-pages/kit/form.ts';
import type { HostPage, RefusedForm } from '../../../host-pages/kit/page.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { EndpointTable } from '../../http/endpoint-table.ts';
import { refuse } from '../../http/refuse.ts';
import { personOf } from '../../session/index.ts';
import { keepLocale, keepTheme } from '../preferences.ts';
import { keyOfForm, leadTo, readFields } from './form.ts';

/** Shows the page again: with a refused form, or to a visitor who may not see the page. */
export type Show = (form?: RefusedForm) => Response | Promise<Response>;

/**
 * Answers a post to a page that declares forms: `intent` names one of them, and may be left out
 * where the page has only one. The form's call is made through the endpoint of the API, in process.
 */
export async function answerPageForm(
  context: Context<EdgeEnv>,
  page: HostPage,
  endpoints: EndpointTable,
  show: Show,
): Promise<Response> {
  context.set('route', `form.${page.name}`);
  const { visitor, tenant, locale } = context.get('scope');
  if (page.needs && (await refuse({ access: page.needs }, visitor))) return show();
  const [fields, identity] = await Promise.all([readFields(context), visitor.identity()]);
  const about = { store: tenant.storeId, locale, person: identity && personOf(identity) };
  const { name, form, first } = chosenForm(page, fields);
  const problems = form?.check?.(fields, about) ?? {};
  if (Object.keys(problems).length > 0) return show({ values: typed(fields), errors: problems });
  const done = form
    ? await makeCall(context, endpoints, { name: `form.${page.name}.${name}`, form, fields, about })
    : fail({ code: 'invalid_request' } as const);
  const { path } = context.req;
  if (done.ok && form) {
    form.after?.(fields, {
      keepLocale: (chosen) => keepLocale(context, chosen),
      keepTheme: (theme) => keepTheme(context, theme),
    });
    return leadTo(context, `${path}?done=${form.done}`);
  }
  const failure: Failure = done.ok ? { code: 'invalid_request' } : done.error;
  if ((form ?? first)?.refused === 'told') return leadTo(context, `${path}?notice=${failure.code}`);
  const message = messageFor(failure, locale);
  const { field } = failure;
  const values = typed(fields);
  return field !== undefined && form?.blames?.includes(field)
    ? show({ values, errors: { [field]: message } })
    : show({ values, errors: {}, error: message });
}

/** Technical fields of the form, and fields that no page shows again. */
const NOT_SHOWN = new Set(['intent', 'idempotency_key', 'password', 'pin', 'otp']);

/** The typed values of a form, as the page shows them again. */
function typed(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_SHOWN.has(name)));
}

interface Chosen {
  readonly name: string;
  readonly form: PageForm | undefined;
  /** The page's first form: it answers an `intent` that the page does not have. */
  readonly first: PageForm | undefined;
}

function chosenForm({ forms = {} }: HostPage, { intent }: Fields): Chosen {
  const [only, ...others] = Object.keys(forms);
  const name = intent ?? (others.length === 0 ? (only ?? '') : '');
  return {
    name,
    form: Object.hasOwn(forms, name) ? forms[name] : undefined,
    first: only === undefined ? undefined : forms[only],
  };
}

interface Posted {
  /** Keeps the keys of one form apart from those of others. */
  readonly name: string;
  readonly form: PageForm;
  readonly fields: Fields;
  readonly about: FormAbout;
}

async function makeCall(
  context: Context<EdgeEnv>,
  endpoints: EndpointTable,
  { name, form, fields, about }: Posted,
): Promise<Result<unknown, Failure>> {
  const { call } = form;
  const endpoint = endpoints.get(call);
  if (!endpoint) throw new Error(`no endpoint answers ${call.id}`);
  const key = call.idempotency === 'none' ? undefined : await keyOfForm(context, name, fields);
  if (key && !key.ok) return key;
  if (call.idempotency === 'required' && !key?.value) {
    return fail({ code: 'idempotency_key_required' });
  }
  const values = { ...(form.fields?.(fields, about) ?? fields), ...context.req.param() };
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
