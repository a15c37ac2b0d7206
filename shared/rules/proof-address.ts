import { isEmail } from './email.ts';
import { CALLING_CODES } from './phone.ts';

/** The proof that the page of a PIN works on: all of it stands in the address (spec [2]). */
export interface ProofAddress {
  readonly code: string;
  readonly type: 'phone' | 'email';
  readonly username: string;
  readonly phone: string;
  /** The e-mail that the PIN went to, where the username is another text. */
  readonly email: string;
  /** ISO 3166-1 alpha-2 of the phone. */
  readonly country: string;
  readonly full_name: string;
}

/** Parameters that the page of a PIN reads; `pswd` and `can_skip_pin` are never among them. */
export const ACTIVATION_QUERY = [
  'type',
  'code',
  'username',
  'phone',
  'email',
  'country_code',
  'country',
  'full_name',
] as const;

/** Parameters that are dropped unread, and taken out of the address bar. */
export const DROPPED_QUERY = ['pswd', 'can_skip_pin'] as const;

/** Parameters of a registration that began by text message; `referal_id` is the spec's spelling. */
export const COMPLETION_QUERY = [
  'code',
  'number',
  'username',
  'page',
  'package_code',
  'referal_id',
  'click_id',
  'pixel',
] as const;

const CODE = /^pf_[a-z0-9]{26}$/;

/** Path of the page that takes a registration's PIN, below the store's prefix. */
export function activationPath(
  proof: Pick<ProofAddress, 'code' | 'type' | 'username'>,
  form: Readonly<Record<string, string>>,
): string {
  const { code, type, username } = proof;
  const country = form['country'] ?? '';
  const email = form['email']?.trim();
  const byPhone = type === 'phone';
  return withQuery('/register/activate/', {
    type,
    code,
    username,
    phone: byPhone ? form['phone'] : undefined,
    email: byPhone || email === username ? undefined : email,
    country_code: byPhone ? callingCode(country) : undefined,
    country: byPhone ? country : undefined,
    full_name: form['full_name'],
  });
}

/** Path of the page where a new password is chosen with the PIN that was sent for it. */
export function resetPath({
  code,
  type,
  username,
}: Pick<ProofAddress, 'code' | 'type' | 'username'>) {
  return withQuery('/password/reset/', { type, code, username });
}

/** Path of the page that completes a registration begun by text message. */
export function completionPath(
  { code, username }: Pick<ProofAddress, 'code' | 'username'>,
  form: Readonly<Record<string, string>>,
): string {
  return withQuery('/register/complete/', {
    code,
    number: form['phone'],
    username,
    package_code: form['package_code'],
    referal_id: form['referral_id'],
    click_id: form['click_id'],
    pixel: form['pixel'],
  });
}

/** Reads the address of such a page; undefined where it names no proof. */
export function readProofAddress(query: URLSearchParams): ProofAddress | undefined {
  const code = query.get('code') ?? '';
  if (!CODE.test(code)) return undefined;
  const text = (name: string): string => query.get(name) ?? '';
  return {
    code,
    type: text('type') === 'email' ? 'email' : 'phone',
    username: text('username'),
    phone: text('phone'),
    email: isEmail(text('email')) ? text('email') : '',
    country: countryOf(text('country'), text('country_code')),
    full_name: text('full_name'),
  };
}

/** The country that the address names, else the first with the calling code. */
function countryOf(country: string, code: string): string {
  if (Object.hasOwn(CALLING_CODES, country)) return country;
  return Object.entries(CALLING_CODES).find(([, known]) => String(known) === code)?.[0] ?? '';
}

function callingCode(country: string): string | undefined {
  return Object.hasOwn(CALLING_CODES, country)
    ? String(CALLING_CODES[country as keyof typeof CALLING_CODES])
    : undefined;
}

function withQuery(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return `${path}?${query}`;
}
