import { PLAN_CODES } from '../kernel/constants/limits.ts';
import { isEmail } from './email.ts';
import { PASSWORD_LENGTH } from './password.ts';
import { isPhone, phoneDigits } from './phone.ts';

/** The form of sign-up as text, by field name; a ticked box is `on`. Names are the contract's. */
export type RegistrationValues = Readonly<Record<string, string>>;

/** `complete` asks for a username as well; the store's theme says which. */
export type SignupForm = 'basic' | 'complete';

/** The body that a sign-up form sends; the contract `auth.authorize` validates it. */
export interface RegistrationBody {
  response_type?: 'registration' | 'sms_registration';
  client_id?: string;
  redirect_uri?: string;
  type?: 'phone' | 'email';
  full_name?: string;
  username?: string;
  phone?: string;
  country?: string;
  email?: string;
  password?: string;
  terms?: boolean;
  code?: string;
  package_code?: (typeof PLAN_CODES)[number];
  landing_code?: string;
  referral?: string;
  referral_id?: string;
  campaign?: string;
  click_id?: string;
  pixel?: string;
}

/** The problems of a field in the forms about accounts; the words are the messages'. */
export type FieldProblem =
  | 'required'
  | 'name'
  | 'username'
  | 'number'
  | 'phone'
  | 'email'
  | 'password'
  | 'terms'
  | 'pin';

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

const NAME_MIN = 2;

/**
 * True for the form of a username: it has a letter and no `@`, so that it cannot be taken for a
 * contact.
 */
export function isUsername(text: string): boolean {
  return /^(?=.*[A-Za-z])[A-Za-z0-9_.-]{3,60}$/.test(text);
}

/** True for a new password that the edge accepts. */
export function isNewPassword(text: string): boolean {
  return text.length >= PASSWORD_LENGTH.min && text.length <= PASSWORD_LENGTH.max;
}

/** True when the sign-up is by phone; it is unless the form says e-mail. */
export function isByPhone(values: RegistrationValues): boolean {
  return values['type'] !== 'email';
}

/**
 * The problems that keep a registration from being sent (spec [5]), in the order of the form. The
 * edge checks again.
 */
export function registrationProblems(values: RegistrationValues, form: SignupForm): FieldProblems {
  const text = textOf(values);
  const problems: Record<string, FieldProblem> = {};
  const check = (name: string, isRight: boolean, problem: FieldProblem, required = true): void => {
    if (text(name) === '') {
      if (required) problems[name] = 'required';
    } else if (!isRight) problems[name] = problem;
  };
  check('full_name', text('full_name').length >= NAME_MIN, 'name');
  if (form === 'complete') check('username', isUsername(text('username')), 'username');
  const byPhone = isByPhone(values);
  if (byPhone) {
    const phone = phoneProblem(text('phone'), text('country'));
    if (phone) problems['phone'] = phone;
  }
  check('email', isEmail(text('email')), 'email', !byPhone);
  check('password', isNewPassword(values['password'] ?? ''), 'password');
  if (text('terms') === '') problems['terms'] = 'terms';
  return problems;
}

/**
 * The problem of a phone number: `required` when it is empty, `number` where it has other
 * characters, `phone` where its form is wrong for the country.
 */
export function phoneProblem(phone: string, country: string): FieldProblem | undefined {
  if (phone.trim() === '') return 'required';
  if (/[^\d\s()+.-]/.test(phone)) return 'number';
  return isPhone(phone, country) ? undefined : 'phone';
}

/** Same-host paths only; the edge refuses the rest. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The fields that say how a visitor came to the registration, with the form of each; a value that
 * does not have its form is dropped.
 */
const ORIGIN: Readonly<Record<string, RegExp>> = {
  referral: /./,
  campaign: /./,
  click_id: /./,
  package_code: new RegExp(`^(?:${PLAN_CODES.join('|')})$`),
  landing_code: /./,
  referral_id: /./,
  pixel: /./,
  code: /^pf_[a-z0-9]{26}$/,
  redirect_uri: OWN_PATH,
};

/** The form's hidden fields. */
export const ORIGIN_FIELDS: readonly string[] = Object.keys(ORIGIN);

/**
 * The body of a registration: the form's fields without the empty ones.
 * @param store the store's id
 */
export function registrationBody(
  values: RegistrationValues,
  form: SignupForm,
  store: string,
): RegistrationBody {
  const text = textOf(values);
  const byPhone = isByPhone(values);
  return filled({
    ...originOf(values),
    client_id: store,
    type: byPhone ? 'phone' : 'email',
    full_name: text('full_name'),
    username: form === 'complete' ? text('username') : '',
    phone: byPhone ? phoneDigits(text('phone')) : '',
    country: byPhone ? text('country') : '',
    email: text('email'),
    password: values['password'] ?? '',
    terms: text('terms') !== '',
  });
}

/**
 * The body of a registration that begins by text message: the phone, and how its owner came to the
 * form.
 */
export function smsRegistrationBody(values: RegistrationValues, store: string): RegistrationBody {
  return filled({
    ...originOf(values),
    response_type: 'sms_registration',
    client_id: store,
    type: 'phone',
    phone: phoneDigits(values['phone'] ?? ''),
    country: values['country'] ?? '',
  });
}

function originOf(values: RegistrationValues): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, form] of Object.entries(ORIGIN)) {
    const value = (values[name] ?? '').trim();
    if (form.test(value)) given[name] = value;
  }
  return given;
}

/** Empty properties are removed before a registration is sent (spec [5]). */
function filled(body: Readonly<Record<string, unknown>>): RegistrationBody {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
}

function textOf(values: RegistrationValues): (name: string) => string {
  return (name) => {
    const text = values[name] ?? '';
    return name === 'username' ? text.replaceAll(/\s/g, '') : text.trim();
  };
}
