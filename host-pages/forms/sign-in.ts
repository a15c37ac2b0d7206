import { secondFactor } from '../../shared/contracts/security.ts';
import { signIn, signOut, type SignInAnswer } from '../../shared/contracts/sign-in.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { ownPath } from '../../shared/rules/own-path.ts';
import { isNationalPhone } from '../../shared/rules/phone.ts';
import { formOf, type Fields, type FormAbout, type Onward } from '../kit/form.ts';

/** Sign-in by password, and by the second factor of an account that has one. */
export const signInForms = {
  password: formOf({
    call: signIn,
    fields: (fields) => ({
      ...identifierOf(fields),
      password: fields['password'],
      ...next(fields),
    }),
    invalid: 'wrong_credentials',
    refused: refusePassword,
    blames: ['username', 'password'],
    onward: goOn,
  }),
  second_factor: formOf({
    call: secondFactor,
    fields: (fields) => ({ code: fields['code'], otp: fields['otp'], ...next(fields) }),
    invalid: 'invalid_code',
    refused: refuseCode,
    blames: ['otp'],
    onward: goOn,
  }),
};

/** Ends this browser's session, and goes on to `next`. */
export const signOutForm = formOf({
  call: signOut,
  fields: () => ({}),
  onward: (_answer, { next: target = '' }) => target,
});

/** An account's name as the calls take it: the country is sent only with a national phone. */
export function identifierOf({ username = '', country }: Fields): object {
  return { username, ...(isNationalPhone(username) && country ? { country } : {}) };
}

/** The page to go on to, as a form carries it; only paths of the same host. */
function next({ redirect_uri: target }: Fields): { redirect_uri?: string } {
  const own = ownPath(target, '');
  return own === '' ? {} : { redirect_uri: own };
}

function goOn(answer: SignInAnswer, { redirect_uri: target = '' }: Fields): Onward {
  if (answer.state === 'signed_in') return answer.redirect_to;
  return { values: { code: answer.code, redirect_uri: target }, errors: {} };
}

/** Whichever was wrong, only the password has to be typed again; after too many tries, a new one. */
function refusePassword(failure: Failure, fields: Fields, { tag }: FormAbout): Failure | Onward {
  if (failure.code === 'wrong_credentials') return { ...failure, field: 'password' };
  if (failure.code !== 'too_many_requests') return failure;
  const { password: _secret, ...values } = fields;
  return {
    values: { ...values, locked: 'on' },
    errors: {},
    error: messageFor(failure, tag),
  };
}

/** After a second factor that comes too late, the sign-in begins with the password again. */
function refuseCode(failure: Failure, fields: Fields, { tag }: FormAbout): Failure | Onward {
  if (failure.code === 'invalid_code') return { ...failure, field: 'otp' };
  if (failure.code !== 'sign_in_expired') return failure;
  const { code: _over, ...values } = fields;
  return { values, errors: {}, error: messageFor(failure, tag) };
}
