import type { Fields } from '../../../../host-pages/kit/form.ts';
import type { Context } from 'hono';
import {
  activateLink as linkContract,
  activatePin as pinContract,
  resetPassword as resetContract,
  sendPin as sendContract,
  type ProofView,
} from '../../../../shared/contracts/registration.ts';
import type { Failure } from '../../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../../shared/kernel/result.ts';
import { isNationalPhone, phoneDigits } from '../../../../shared/rules/phone.ts';
import { activationPath, resetPath } from '../../../../shared/rules/proof-address.ts';
import { isByPhone } from '../../../../shared/rules/registration.ts';
import { activateLink, activatePin, resetPassword, sendPin } from '../../../flows/people/index.ts';
import type { EdgeEnv } from '../../../http/context.ts';
import { leadTo, readFields } from '../form.ts';
import { leadActivated, refusedForm, type AnswerForm, type Show } from './kit.ts';

/**
 * `POST {base}/register/activate`: the PIN of a registration. With `intent` `resend` another PIN is
 * sent, with `contact` to the phone or e-mail that was typed.
 */
export const answerActivationForm: AnswerForm = async (context, show) => {
  context.set('route', 'form.activate');
  const fields = await readFields(context);
  const { intent } = fields;
  if (intent !== 'resend' && intent !== 'contact') return provePin(context, fields, show);
  const contact = intent === 'contact' ? contactOf(fields) : {};
  const sent = await send(context, fields, contact);
  if (!sent.ok) return refuse(context, sent.error, fields, show);
  const path = activationPath(sent.value, { ...fields, phone: phoneDigits(fields['phone'] ?? '') });
  return leadTo(context, `${path}&sent=1`);
};

/**
 * `POST {base}/password/reset`: asks for a PIN to a forgotten password; with `code` it takes the
 * PIN and the new password, with `intent` `resend` another PIN is sent.
 */
export const answerResetForm: AnswerForm = async (context, show) => {
  context.set('route', 'form.reset');
  const scope = context.get('scope');
  const fields = await readFields(context);
  if (fields['code']) {
    if (fields['intent'] !== 'resend') return provePin(context, fields, show);
    const sent = await send(context, fields, {});
    if (!sent.ok) return refuse(context, sent.error, fields, show);
    const { code, type } = sent.value;
    return leadTo(
      context,
      `${resetPath({ code, type, username: fields['username'] ?? '' })}&sent=1`,
    );
  }
  const { username = '', country } = fields;
  const body = resetContract.body.safeParse({
    username,
    ...(isNationalPhone(username) && country ? { country } : {}),
  });
  const begun = body.success
    ? await resetPassword(scope, body.data)
    : fail({ code: 'invalid_request', field: 'username' } as const);
  if (!begun.ok) return refuse(context, begun.error, fields, show);
  return leadTo(context, resetPath(begun.value));
};

/** `POST {base}/activate`: the button of a mail's link, with the new password where it resets one. */
export const answerLinkForm: AnswerForm = async (context, show) => {
  context.set('route', 'form.link');
  const fields = await readFields(context);
  const { key, password } = fields;
  const body = linkContract.body.safeParse({ key, ...(password ? { password } : {}) });
  if (!body.success) {
    const blamed = body.error.issues.some(({ path }) => path[0] === 'password');
    const refusal: Failure = blamed
      ? { code: 'invalid_request', field: 'password' }
      : { code: 'invalid_link' };
    return refuse(context, refusal, fields, show);
  }
  const proved = await activateLink(context.get('scope'), body.data);
  return proved.ok
    ? leadActivated(context, proved.value)
    : refuse(context, proved.error, fields, show);
};

async function provePin(context: Context<EdgeEnv>, fields: Fields, show: Show): Promise<Response> {
  const { code, pin = '', password } = fields;
  const body = pinContract.body.safeParse({
    code,
    pin: pin.replaceAll(/\s/g, ''),
    ...(password ? { password } : {}),
  });
  if (!body.success) {
    const wrong = body.error.issues.map(({ path }) => path[0]);
    const refusal: Failure = wrong.includes('pin')
      ? { code: 'invalid_pin', field: 'pin' }
      : { code: 'invalid_request', field: String(wrong[0]) };
    return refuse(context, refusal, fields, show);
  }
  const proved = await activatePin(context.get('scope'), body.data);
  return proved.ok
    ? leadActivated(context, proved.value)
    : refuse(context, proved.error, fields, show);
}

async function send(
  context: Context<EdgeEnv>,
  { code }: Fields,
  contact: object,
): Promise<Result<ProofView, Failure>> {
  const body = sendContract.body.safeParse({ code, ...contact });
  if (body.success) return sendPin(context.get('scope'), body.data);
  return fail({ code: 'invalid_request', field: String(body.error.issues[0]?.path[0]) });
}

/** The chosen contact, without the fields of the other. */
function contactOf(fields: Fields): object {
  const { phone = '', country, email = '' } = fields;
  return isByPhone(fields)
    ? { type: 'phone', phone: phoneDigits(phone), country }
    : { type: 'email', email };
}

function refuse(
  context: Context<EdgeEnv>,
  failure: Failure,
  fields: Fields,
  show: Show,
): Promise<Response> {
  const names = ['pin', 'password', 'phone', 'email', 'username'];
  return show(refusedForm(failure, fields, context.get('scope').locale, names));
}
