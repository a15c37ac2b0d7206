import type { Begun } from '../../fragments/shop/security/props.ts';
import { passkeyId, removePasskey, renamePasskey } from '../../shared/contracts/passkeys.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  proveSelf,
  removeAuthenticator,
  renewRecoveryCodes,
} from '../../shared/contracts/security.ts';
import { formOf, isRefused, type Fields, type FormAbout, type ShownForm } from '../kit/form.ts';

const PATH = '/me/security';
/** The field that says that the password is asked for first. */
const ASKED = 'asked';

/** A form about an account's factors; one that the edge makes only after a proof asks for it. */
const guarded = {
  refused: (failure: Failure, fields: Fields): Failure | ShownForm =>
    failure.code === 'proof_required'
      ? { values: { ...fields, [ASKED]: 'password' }, errors: {} }
      : failure,
  invalid: 'invalid_code',
  blames: ['otp'],
} as const;

const code = ({ otp }: Fields): object => ({ otp });

/** The forms of the security page. */
export const securityForms = {
  prove: formOf({
    call: proveSelf,
    fields: ({ password }) => ({ password }),
    invalid: 'wrong_credentials',
    blames: ['password'],
    refused: (failure) =>
      failure.code === 'wrong_credentials' ? { ...failure, field: 'password' } : failure,
    onward: (_answer, { [ASKED]: _asked, ...fields }, { base }) =>
      fields['step'] ? { values: fields, errors: {} } : `${base}${PATH}?done=proved`,
  }),
  begin: formOf({
    ...guarded,
    call: beginAuthenticator,
    fields: () => ({}),
    onward: ({ secret, uri, qr }) => ({
      values: { step: 'setup', secret, uri, qr: qr.path, qr_size: String(qr.size) },
      errors: {},
    }),
  }),
  confirm: formOf({
    ...guarded,
    call: confirmAuthenticator,
    fields: code,
    onward: showCodes,
  }),
  off: { ...guarded, call: removeAuthenticator, fields: code, onward: leadBack('app-off') },
  renew: formOf({ ...guarded, call: renewRecoveryCodes, fields: code, onward: showCodes }),
  rename: {
    call: renamePasskey,
    fields: ({ passkey, name }: Fields) => ({ id: passkey, name }),
    onward: leadBack('renamed'),
  },
  remove: {
    ...guarded,
    call: removePasskey,
    fields: ({ passkey, otp }: Fields) => ({ id: passkey, ...(otp ? { otp } : {}) }),
    onward: leadBack('removed'),
  },
};

/** Leads back to the page, which tells what was done. */
function leadBack(done: string) {
  return (_answer: unknown, _fields: Fields, { base }: FormAbout): string =>
    `${base}${PATH}?done=${done}`;
}

/** Shows the new recovery codes, in this answer alone. */
function showCodes({ recovery_codes: codes }: { recovery_codes: string[] }): ShownForm {
  return { values: { step: 'codes', codes: codes.join(' ') }, errors: {} };
}

/** Whether the form asks for the password before its step. */
export function isAsked({ values }: ShownForm): boolean {
  return values[ASKED] !== undefined;
}

/** Whether the form's call was not made: refused, or waiting for the password. */
export function isUnmade(form: ShownForm): boolean {
  return isAsked(form) || isRefused(form);
}

/** The step that a form was shown with, or that the page's address names. */
export function begunOf(query: URLSearchParams, form: ShownForm | undefined): Begun | null {
  const { step, passkey } = form?.values ?? {
    step: query.get('step') ?? '',
    passkey: query.get('passkey') ?? '',
  };
  if (step === 'removing' || step === 'renewing') return { kind: step };
  if (step === 'rename' || step === 'remove') {
    const id = passkeyId.safeParse(passkey);
    return id.success ? { kind: step, id: id.data } : null;
  }
  return form ? shownOnce(step, form) : null;
}

/** The steps that show a secret: only a form's answer has them, never an address. */
function shownOnce(step: string | undefined, form: ShownForm): Begun | null {
  const { secret = '', uri = '', codes, qr, qr_size: size } = form.values;
  if (step === 'setup' && isSetup(secret, uri)) {
    const picture = qr && size ? { path: qr, size: Number(size) } : null;
    return { kind: 'setup', setup: { secret, uri, qr: isUnmade(form) ? null : picture } };
  }
  return step === 'codes' && codes && !isUnmade(form)
    ? { kind: 'codes', codes: codes.split(' ') }
    : null;
}

/** A secret that came back with a refused form: only one that an app can take is shown again. */
function isSetup(secret: string, uri: string): boolean {
  return /^[A-Z2-7]{16,128}$/.test(secret) && uri.startsWith('otpauth://totp/');
}
