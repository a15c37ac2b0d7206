import type { Failure } from '../../shared/contracts/errors.ts';
import {
  activateLink,
  activatePin,
  resetPassword,
  sendPin,
  type Activation,
} from '../../shared/contracts/registration.ts';
import { phoneDigits } from '../../shared/rules/phone.ts';
import { activationPath, resetPath } from '../../shared/rules/proof-address.ts';
import { isByPhone } from '../../shared/rules/registration.ts';
import { formOf, type Fields } from '../kit/form.ts';
import { identifierOf } from './sign-in.ts';

const BLAMES = ['pin', 'password', 'phone', 'email', 'username'];

/** The PIN of a registration, or of a reset with its new password. */
const byPin = formOf({
  call: activatePin,
  fields: (fields) => ({
    code: fields['code'],
    pin: (fields['pin'] ?? '').replaceAll(/\s/g, ''),
    ...newPassword(fields),
  }),
  refused: (failure) =>
    failure.code === 'invalid_request' && failure.field === 'pin'
      ? { code: 'invalid_pin', field: 'pin' }
      : failure,
  blames: BLAMES,
  onward: goOnActivated,
});

/** The forms about the PIN of a registration. */
export const activationForms = {
  activate: byPin,
  resend: sendingTo(() => ({})),
  contact: sendingTo(contactOf),
};

/** The forms about a forgotten password. */
export const resetForms = {
  ask: formOf({
    call: resetPassword,
    fields: identifierOf,
    refused: (failure) =>
      failure.code === 'invalid_request' ? { ...failure, field: 'username' } : failure,
    blames: BLAMES,
    onward: (proof, _fields, { base }) => base + resetPath(proof),
  }),
  activate: byPin,
  resend: formOf({
    call: sendPin,
    fields: ({ code }) => ({ code }),
    blames: BLAMES,
    onward: ({ code, type }, { username = '' }, { base }) =>
      `${base}${resetPath({ code, type, username })}&sent=1`,
  }),
};

/** The button of a mail's link, with the new password where it resets one. */
export const linkForm = formOf({
  call: activateLink,
  fields: (fields) => ({ key: fields['key'], ...newPassword(fields) }),
  refused: refuseLink,
  blames: BLAMES,
  onward: goOnActivated,
});

/**
 * Goes on as the account that is signed in now, or to sign in; without script a plan's page needs
 * no wait.
 */
export function goOnActivated({ actions }: Activation): string {
  const plan = actions.find((action) => action.action === 'plan');
  const onward = actions.find(
    (action) => action.action === 'set-auth' || action.action === 'sign-in',
  );
  return plan?.response_url ?? onward?.redirect_to ?? '';
}

/** Another PIN for a registration, to the contact that the fields name. */
function sendingTo(contact: (fields: Fields) => object) {
  return formOf({
    call: sendPin,
    fields: (fields) => ({ code: fields['code'], ...contact(fields) }),
    blames: BLAMES,
    onward(proof, fields, { base }) {
      const shown = { ...fields, phone: phoneDigits(fields['phone'] ?? '') };
      return `${base}${activationPath(proof, shown)}&sent=1`;
    },
  });
}

/** The chosen contact, without the fields of the other. */
function contactOf(fields: Fields): object {
  const { phone = '', country, email = '' } = fields;
  return isByPhone(fields)
    ? { type: 'phone', phone: phoneDigits(phone), country }
    : { type: 'email', email };
}

function newPassword({ password }: Fields): object {
  return password ? { password } : {};
}

/** A key that cannot be one is a link that has ended. */
function refuseLink(failure: Failure): Failure {
  const isKey = failure.code === 'invalid_request' && failure.field !== 'password';
  return isKey ? { code: 'invalid_link' } : failure;
}
