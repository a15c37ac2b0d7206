import { PIN_LENGTH } from '../kernel/constants/limits.ts';
import { isEmail } from './email.ts';
import { factorProblems } from './factor-code.ts';
import { phoneDigits } from './phone.ts';
import { phoneProblem, type FieldProblem, type FieldProblems } from './registration.ts';

/** The forms by which an account changes its e-mail or phone. */

type Values = Readonly<Record<string, string>>;

interface Asking {
  readonly type: 'email' | 'phone';
  /** Whether an authenticator app guards the account, whose code is asked for then. */
  readonly isGuarded: boolean;
}

/** The problems that keep a PIN from being sent to a new contact. */
export function newContactProblems(values: Values, { type, isGuarded }: Asking): FieldProblems {
  const text = (name: string) => (values[name] ?? '').trim();
  const phone = type === 'phone' && phoneProblem(text('phone'), text('country'));
  const email = type === 'email' && !isEmail(text('email'));
  return {
    ...(phone ? { phone } : {}),
    ...(email ? { email: text('email') === '' ? ('required' as const) : ('email' as const) } : {}),
    ...(values['password'] ? {} : { password: 'required' as const }),
    ...(isGuarded ? factorProblems(values) : {}),
  };
}

/** The problems that keep a contact from being proved. */
export function provenContactProblems(values: Values): Record<string, FieldProblem> {
  const pin = (values['pin'] ?? '').trim();
  const isPin = pin.length === PIN_LENGTH && /^\d+$/.test(pin);
  return isPin ? {} : { pin: pin === '' ? 'required' : 'pin' };
}

/** The body of the call `profile.contact`, of the form's values. */
export function newContactBody(values: Values, { type, isGuarded }: Asking) {
  const { email = '', phone = '', country = '', password = '', otp = '' } = values;
  const proof = { password, ...(isGuarded ? { otp } : {}) };
  return type === 'email'
    ? ({ type, email: email.trim(), ...proof } as const)
    : ({ type, phone: phoneDigits(phone), country, ...proof } as const);
}

/** What keeps an account from being erased. */
export type EraseProblem = 'required' | 'confirmation' | 'pin';

/**
 * The problems that keep an account from being erased: a wrong confirmation word, no password, or no
 * code where an app guards the account.
 * @param word the word that confirms, in lower case
 */
export function eraseProblems(
  values: Values,
  { word, isGuarded }: { readonly word: string; readonly isGuarded: boolean },
): Record<string, EraseProblem> {
  const typed = (values['confirmation'] ?? '').trim().toLowerCase();
  return {
    ...(typed === word
      ? {}
      : { confirmation: typed === '' ? ('required' as const) : ('confirmation' as const) }),
    ...(values['password'] ? {} : { password: 'required' as const }),
    ...(isGuarded ? factorProblems(values) : {}),
  };
}
