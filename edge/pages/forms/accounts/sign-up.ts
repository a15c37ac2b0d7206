import type { Fields } from '../../../../host-pages/kit/form.ts';
import {
  authorizeBody,
  type Authorize,
  type ProofView,
} from '../../../../shared/contracts/registration.ts';
import type { StoreInfo } from '../../../../shared/contracts/store.ts';
import { ownPath } from '../../../../shared/rules/own-path.ts';
import { phoneDigits } from '../../../../shared/rules/phone.ts';
import { activationPath, completionPath } from '../../../../shared/rules/proof-address.ts';
import {
  isByPhone,
  phoneProblem,
  registrationBody,
  registrationProblems,
  smsRegistrationBody,
  type FieldProblems,
} from '../../../../shared/rules/registration.ts';
import { activatePin, beginRegistration } from '../../../flows/people/index.ts';
import { currentStore } from '../../../modules/store/index.ts';
import { leadTo, readFields } from '../form.ts';
import { leadActivated, problemWords, refusedForm, shownAgain, type AnswerForm } from './kit.ts';

/** Fields that show their own faults. */
const SHOWN = ['full_name', 'username', 'phone', 'email', 'password', 'terms'];

type SignupForm = StoreInfo['store_theme_info']['signup_form'];

/**
 * `POST {base}/register`: begins a registration and leads to its PIN, or past it where none is
 * needed.
 */
export const answerRegisterForm: AnswerForm = async (context, show) => {
  context.set('route', 'form.register');
  const scope = context.get('scope');
  const [typed, store] = await Promise.all([readFields(context), currentStore(scope)]);
  const fields: Fields = { ...typed, redirect_uri: ownPath(typed['redirect_uri'], '') };
  const form = store?.store_theme_info.signup_form ?? 'basic';
  const isSms = fields['mode'] === 'sms';
  const problems = isSms ? phoneProblems(fields) : registrationProblems(fields, form);
  if (Object.keys(problems).length > 0) {
    return show({ values: shownAgain(fields), errors: problemWords(problems, scope.locale) });
  }
  const body = authorizeBody.safeParse(bodyOf(fields, form, scope.tenant.storeId, isSms));
  if (!body.success) {
    const field = String(body.error.issues[0]?.path[0]);
    const refusal = { code: 'invalid_request', field } as const;
    return show(refusedForm(refusal, fields, scope.locale, SHOWN));
  }
  const begun = await beginRegistration(scope, body.data);
  if (!begun.ok) {
    const { error } = begun;
    const taken = error.code === 'existing_user' && error.field === undefined;
    const field = isByPhone(fields) ? 'phone' : 'email';
    return show(refusedForm(taken ? { ...error, field } : error, fields, scope.locale, SHOWN));
  }
  const shown = { ...fields, phone: phoneDigits(fields['phone'] ?? '') };
  if (isSms) return leadTo(context, completionPath(begun.value, shown));
  const skipped = begun.value.can_skip_pin ? await activatePin(scope, skipOf(begun.value)) : null;
  return skipped?.ok
    ? leadActivated(context, skipped.value)
    : leadTo(context, activationPath(begun.value, shown));
};

function skipOf({ code }: ProofView): { readonly code: string } {
  return { code };
}

function bodyOf(
  fields: Fields,
  form: SignupForm,
  store: string,
  isSms: boolean,
): Partial<Authorize> {
  return isSms ? smsRegistrationBody(fields, store) : registrationBody(fields, form, store);
}

function phoneProblems(fields: Fields): FieldProblems {
  const phone = phoneProblem(fields['phone'] ?? '', fields['country'] ?? '');
  return phone ? { phone } : {};
}
