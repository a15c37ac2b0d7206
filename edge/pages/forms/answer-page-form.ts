import type { Context } from 'hono';
import type {
  Fields,
  FormAbout,
  Onward,
  PageForm,
  ShownForm,
} from '../../../host-pages/kit/form.ts';
import type { HostPage } from '../../../host-pages/kit/page.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import { ownPath } from '../../../shared/rules/own-path.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { EndpointTable } from '../../http/endpoint-table.ts';
import { refusesCards } from '../../http/read-call.ts';
import { refuse } from '../../http/refuse.ts';
import { personOf } from '../../session/index.ts';
import { pageCookies } from '../page-cookies.ts';
import { readerOf } from '../read.ts';
import { isTooLong, readFields, shownAgain, withoutCards } from './fields.ts';
import { makeCall } from './make-call.ts';

/** The page of a form, with what its call and its reads need. */
export interface FormPage {
  readonly page: HostPage;
  readonly store: StoreInfo;
  readonly endpoints: EndpointTable;
}

/** Shows the page again: with the form, or to a visitor who may not see the page. */
export type Show = (form?: ShownForm) => Response | Promise<Response>;

/** A form as it was posted to its page. */
interface Posted {
  readonly form: PageForm;
  /** The page's address, with the store's prefix. */
  readonly path: string;
  readonly fields: Fields;
  readonly about: FormAbout;
}

/**
 * Answers a post to a page that declares forms: `intent` names one of them; without it the first is
 * meant. The form's call is made through its endpoint, in process.
 */
export async function answerPageForm(
  context: Context<EdgeEnv>,
  { page, store, endpoints }: FormPage,
  show: Show,
): Promise<Response> {
  context.set('route', `form.${page.name}`);
  const scope = context.get('scope');
  const { visitor, tenant, locale } = scope;
  if (page.needs && (await refuse({ access: page.needs }, visitor))) return show();
  const [fields, identity] = await Promise.all([readFields(context), visitor.identity()]);
  const about: FormAbout = {
    store,
    tag: localeTag(locale, store.country, context.get('region')),
    base: tenant.base,
    params: context.req.param(),
    person: identity && personOf(identity),
    read: readerOf(endpoints, scope, context.req.raw),
  };
  const path = tenant.base + context.req.path;
  const onward = await submit(context, { page, store, endpoints }, { path, fields, about });
  if (typeof onward !== 'string') {
    return show({ ...onward, intent: fields['intent'], values: shownAgain(onward.values) });
  }
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(onward, `${tenant.base}/`), 303);
}

async function submit(
  context: Context<EdgeEnv>,
  { page, endpoints }: FormPage,
  asked: Omit<Posted, 'form'>,
): Promise<Onward> {
  const { fields, about, path } = asked;
  const [name, form] = chosenForm(page, fields);
  if (!form) return refuseUnknown(page, asked);
  const posted = { ...asked, form };
  if (refusesCards(form.call) && isTooLong(fields)) {
    return refused({ ...posted, fields: withoutCards(fields) }, { code: 'invalid_request' });
  }
  if (refusesCards(form.call) && containsCardNumber(fields)) {
    return refused({ ...posted, fields: withoutCards(fields) }, { code: 'card_number_refused' });
  }
  const errors = (await form.check?.(fields, about)) ?? {};
  if (Object.keys(errors).length > 0) return { values: fields, errors };
  const made = { name: `form.${page.name}.${name}`, form, fields, about };
  const done = await makeCall(context, endpoints, made);
  if (!done.ok) return refused(posted, done.error);
  form.after?.(done.value, fields, pageCookies(context));
  const { done: told } = form;
  const onward = await form.onward?.(done.value, fields, about);
  return onward ?? path + (told ? `?done=${told}` : '');
}

/** The form that the fields name: by `intent`, else the page's first. */
function chosenForm({ forms = {} }: HostPage, { intent }: Fields): [string, PageForm | undefined] {
  const name = intent ?? Object.keys(forms)[0] ?? '';
  return [name, Object.hasOwn(forms, name) ? forms[name] : undefined];
}

/** An `intent` that the page does not have is refused as its first form would be. */
function refuseUnknown({ forms = {} }: HostPage, asked: Omit<Posted, 'form'>): Onward {
  const told = Object.values(forms)[0]?.refused === 'told';
  const shown = { ...asked, fields: withoutCards(asked.fields) };
  return said(shown, { code: 'invalid_request' }, told ? { refused: 'told' } : {});
}

async function refused(posted: Posted, failure: Failure): Promise<Onward> {
  const { form, fields, about } = posted;
  if (typeof form.refused !== 'function') return said(posted, failure, form);
  const turned = await form.refused(failure, fields, about);
  return typeof turned !== 'string' && 'code' in turned ? said(posted, turned, form) : turned;
}

/** Says a failure: at its field where the form blames it, else above the form, or in the address. */
function said(
  { path, fields, about }: Omit<Posted, 'form'>,
  failure: Failure,
  form: Pick<PageForm, 'refused' | 'blames'>,
): Onward {
  if (form.refused === 'told') return `${path}?notice=${failure.code}`;
  const message = messageFor(failure, about.tag);
  const { field } = failure;
  return field !== undefined && form.blames?.includes(field)
    ? { values: fields, errors: { [field]: message } }
    : { values: fields, errors: {}, error: message };
}
