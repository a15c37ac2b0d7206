import { register } from '../../fragments/shop/register/server.ts';
import type { RegisterProps } from '../../fragments/shop/register/props.ts';
import { readVisitAttribution } from '../../shared/contracts/registration.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { isEmail } from '../../shared/rules/email.ts';
import { defaultPhoneCountry, phoneDigits } from '../../shared/rules/phone.ts';
import { COMPLETION_QUERY } from '../../shared/rules/proof-address.ts';
import { registerForm } from '../forms/sign-up.ts';
import { accountPage, nextOf } from '../kit/account-page.ts';
import { definePage, type PageContext, type PageView } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

const MODES = ['form', 'sms', 'complete'] as const;

/**
 * Sign-up, for a plan when the address names its package; by text message when the address asks for
 * that.
 */
export const registerPage = definePage({
  name: 'register',
  paths: ['/register'],
  query: ['next', 'package_code', 'landing_code', 'referral_id', 'pixel', 'response_type', 'email'],
  cached: false,
  guests: true,
  forms: { register: registerForm },
  view(context) {
    const { query, form } = context;
    const byText = query.get('response_type') === 'sms_registration';
    const mode = form ? MODES.find((one) => one === form.values['mode']) : byText ? 'sms' : 'form';
    return registration(context, mode ?? 'form', {
      ...filled(query, ['package_code', 'landing_code', 'referral_id', 'pixel']),
      ...nextOf(query),
      ...invitedAs(query),
    });
  },
});

/** The page that completes a registration by text message. */
export const completionPage = definePage({
  name: 'register.complete',
  paths: ['/register/complete'],
  query: COMPLETION_QUERY,
  cached: false,
  view(context) {
    const { query } = context;
    const { referal_id: referral, ...origin } = filled(query, [
      'code',
      'package_code',
      'referal_id',
      'pixel',
    ]);
    return registration(context, 'complete', {
      ...origin,
      ...filled(query, ['username']),
      ...(referral === undefined ? {} : { referral_id: referral }),
      phone: phoneDigits(query.get('number') ?? ''),
    });
  },
});

async function registration(
  context: PageContext,
  mode: NonNullable<RegisterProps['mode']>,
  origin: Record<string, string>,
): Promise<PageView> {
  const { env, store, form, read } = context;
  const { signup_form: asked } = store.store_theme_info;
  const values = form?.values ?? {
    type: 'phone',
    country: defaultPhoneCountry(env.locale),
    ...definedOf(orThrow(await read(readVisitAttribution))),
    ...origin,
  };
  const props: RegisterProps = {
    env,
    storeName: store.name,
    form: asked,
    mode,
    // More fields than a phone shows at once stand side by side on wide screens.
    layout: asked === 'complete' && mode !== 'sms' ? 'horizontal' : 'vertical',
    ...form,
    values,
  };
  return accountPage(context, 'register', '/register', slot(register, { class: 'primary', props }));
}

/** The e-mail that an invitation went to: the account has to have it. */
function invitedAs(query: URLSearchParams): Record<string, string> {
  const email = query.get('email') ?? '';
  return isEmail(email) ? { type: 'email', email } : {};
}

function filled(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => entryOf(name, query.get(name))));
}

function entryOf(name: string, value: string | null): [string, string][] {
  return value ? [[name, value]] : [];
}

function definedOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}
