import { activation } from '../../fragments/shop/activation/server.ts';
import type { ActivationProps, Step } from '../../fragments/shop/activation/props.ts';
import { readProofState, type ProofState } from '../../shared/contracts/proof-state.ts';
import { readLink } from '../../shared/contracts/registration.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { defaultPhoneCountry } from '../../shared/rules/phone.ts';
import {
  ACTIVATION_QUERY,
  DROPPED_QUERY,
  readProofAddress,
} from '../../shared/rules/proof-address.ts';
import { activationForms, linkForm, resetForms } from '../forms/proofs.ts';
import { accountPage } from '../kit/account-page.ts';
import { definePage, type PageContext, type PageView } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

/** The PIN of a registration. */
export const activationPage = definePage({
  name: 'register.activate',
  paths: ['/register/activate'],
  query: [...ACTIVATION_QUERY, 'new', 'sent', 'waiting'],
  cached: false,
  secrets: DROPPED_QUERY,
  forms: activationForms,
  view: (context) => proving(context, 'activation', '/register/activate/', 'pin'),
});

/** A forgotten password: first the account, then the PIN and the new password. */
export const resetPage = definePage({
  name: 'password.reset',
  paths: ['/password/reset'],
  query: ['type', 'code', 'username', 'sent', 'waiting'],
  cached: false,
  forms: resetForms,
  view: (context) => proving(context, 'reset', '/password/reset/', 'reset'),
});

/** The page of a mail's link; opening it changes nothing. */
export const linkPage = definePage({
  name: 'activate',
  paths: ['/activate/:key', '/activate'],
  cached: false,
  forms: { link: linkForm },
  async view(context) {
    const { read, params, form } = context;
    const key = form?.values['key'] ?? params['key'] ?? '';
    const asks = await read(readLink, { params: { key } });
    if (!asks.ok || asks.value === null)
      return proof(context, 'link', '/activate', { kind: 'over' }, { status: 410 });
    return proof(context, 'link', '/activate', {
      kind: LINKED[asks.value],
      key,
    });
  },
});

const LINKED = { registration: 'link', new: 'link-new', reset: 'link-reset' } as const;

export const proofPages = [activationPage, resetPage, linkPage];

async function proving(
  context: PageContext,
  title: 'activation' | 'reset',
  path: string,
  kind: 'pin' | 'reset',
): Promise<PageView> {
  const { query, form, read } = context;
  const address = readProofAddress(form ? sentTo(form.values) : query);
  const missing: Step = kind === 'reset' ? { kind: 'ask' } : { kind: 'nothing' };
  if (!address) return proof(context, title, path, missing);
  const [state, person] = await Promise.all([
    read(readProofState, { params: { code: address.code } }),
    context.person,
  ]);
  // The mail that begins the account of an order may still be on its way.
  const waits = query.has('new') ? ('new' as const) : kind;
  if (!state.ok) return proof(context, title, path, { kind: waits, proof: address });
  const { is_done: isDone, redirect_to: next } = state.value;
  const isReset = kind === 'reset';
  const isNew = state.value.needs_password;
  const done: Step = { kind: 'done', isReset, isSignedIn: person !== null, next };
  const asked: Step = { kind: isNew ? 'new' : kind, proof: address };
  return proof(context, title, path, isDone ? done : asked, {
    state: state.value,
  });
}

function proof(
  context: PageContext,
  title: 'activation' | 'reset' | 'link',
  path: string,
  step: Step,
  { status = 200, state }: { status?: number; state?: ProofState } = {},
): PageView {
  const { env, query, form } = context;
  const props = {
    env,
    step,
    state,
    notice: noticeOf(query),
    error: lockOf(context, state),
    values: step.kind === 'ask' ? { country: defaultPhoneCountry(env.locale) } : {},
    ...form,
  };
  const view = accountPage(context, title, path, slot(activation, { class: 'primary', props }));
  return status === 200 ? view : { ...view, status };
}

/** What a locked proof says, also where the page is opened again. */
function lockOf({ env }: PageContext, state: ProofState | undefined): string | null {
  const minutes = Math.ceil((state?.locked_in ?? 0) / 60);
  return minutes > 0 ? messageFor({ code: 'pin_locked', values: { minutes } }, env.tag) : null;
}

function noticeOf(query: URLSearchParams): ActivationProps['notice'] {
  if (query.get('waiting')) return 'waiting';
  return query.get('sent') ? 'sent' : null;
}

/**
 * The contact that the PIN went to, when a form is shown again: another contact that was refused
 * got none.
 */
function sentTo(values: Readonly<Record<string, string>>): URLSearchParams {
  const { was_type: type, was_phone: phone = '', was_email: email = '', ...own } = values;
  const { was_country: country = '', ...others } = own;
  return new URLSearchParams(
    type === undefined ? others : { ...others, type, phone, email, country },
  );
}
