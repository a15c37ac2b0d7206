import type { Fields } from '../../../../host-pages/kit/form.ts';
import { signIn as contract, type SignInAnswer } from '../../../../shared/contracts/sign-in.ts';
import type { Failure } from '../../../../shared/contracts/errors.ts';
import { secondFactor } from '../../../../shared/contracts/security.ts';
import { fail, type Result } from '../../../../shared/kernel/result.ts';
import { ownPath } from '../../../../shared/rules/own-path.ts';
import { isNationalPhone } from '../../../../shared/rules/phone.ts';
import { finishSecondStep, signIn } from '../../../flows/people/index.ts';
import type { RequestScope } from '../../../unit-of-work/scope.ts';
import { signOut } from '../../../modules/accounts/index.ts';
import { readFields } from '../form.ts';
import { leadOn, refusedForm, type AnswerForm } from './kit.ts';

/**
 * `POST {base}/login`: the password, or with `code` the second factor of an account that has one.
 */
export const answerLoginForm: AnswerForm = async (context, show) => {
  context.set('route', 'form.login');
  const scope = context.get('scope');
  const fields = await readFields(context);
  const code = fields['code'] ?? '';
  const answer = await (code === '' ? byPassword(scope, fields) : byCode(scope, fields));
  if (!answer.ok) {
    // After a second factor that comes too late, the sign-in begins with the password again.
    const { code: _over, ...rest } = fields;
    const over = answer.error.code === 'sign_in_expired';
    const names = ['username', 'password', 'otp'];
    return show(refusedForm(blamed(answer.error), over ? rest : fields, scope.locale, names));
  }
  if (answer.value.state === 'signed_in') return leadOn(context, answer.value.redirect_to);
  const next = fields['redirect_uri'];
  const values = { code: answer.value.code, ...(next ? { redirect_uri: next } : {}) };
  return show({ values, errors: {} });
};

/** `POST {base}/logout`: ends this browser's session, and goes on to `next`. */
export const answerLogoutForm: AnswerForm = async (context) => {
  context.set('route', 'form.logout');
  const fields = await readFields(context);
  await signOut(context.get('scope'));
  return leadOn(context, fields['next']);
};

type Answer = Promise<Result<SignInAnswer, Failure>>;

async function byPassword(scope: RequestScope, fields: Fields): Answer {
  const { username = '', password, country } = fields;
  const body = contract.body.safeParse({
    username,
    password,
    ...(isNationalPhone(username) && country ? { country } : {}),
    ...nextOf(fields),
  });
  return body.success ? signIn(scope, body.data) : fail({ code: 'wrong_credentials' });
}

async function byCode(scope: RequestScope, fields: Fields): Answer {
  const { code, otp } = fields;
  const body = secondFactor.body.safeParse({ code, otp, ...nextOf(fields) });
  return body.success
    ? finishSecondStep(scope, body.data)
    : fail({ code: 'invalid_code', field: 'otp' });
}

function nextOf(fields: Fields): { redirect_uri?: string } {
  const next = ownPath(fields['redirect_uri'], '');
  return next === '' ? {} : { redirect_uri: next };
}

/** The field that has to be written again. */
function blamed(failure: Failure): Failure {
  return failure.code === 'wrong_credentials' ? { ...failure, field: 'password' } : failure;
}
