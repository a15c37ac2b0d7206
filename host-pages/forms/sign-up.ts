import type { Failure } from '../../shared/contracts/errors.ts';
import { registerByForm } from '../../shared/contracts/registration.ts';
import { formsWords } from '../../shared/i18n/forms.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { ownPath } from '../../shared/rules/own-path.ts';
import { phoneDigits } from '../../shared/rules/phone.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { activationPath, completionPath } from '../../shared/rules/proof-address.ts';
import {
  isByPhone,
  phoneProblem,
  registrationBody,
  registrationProblems,
  smsRegistrationBody,
  type FieldProblems,
} from '../../shared/rules/registration.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { goOnActivated } from './proofs.ts';

/** Begins a registration, and leads to its PIN, or past it where none is needed. */
export const registerForm = formOf({
  call: registerByForm,
  check: problemsOf,
  fields: (typed, { store }) => {
    const fields = { ...typed, redirect_uri: ownPath(typed['redirect_uri'], '') };
    return isByText(fields)
      ? smsRegistrationBody(fields, store.id)
      : registrationBody(fields, store.store_theme_info.signup_form, store.id);
  },
  refused: blameContact,
  blames: ['full_name', 'username', 'phone', 'email', 'password', 'terms'],
  onward({ proof, activation }, fields, { base }) {
    if (activation) return goOnActivated(activation);
    const shown = { ...fields, phone: phoneDigits(fields['phone'] ?? '') };
    return base + (isByText(fields) ? completionPath(proof, shown) : activationPath(proof, shown));
  },
});

/** A registration that begins by text message asks for nothing but the phone. */
function isByText({ mode }: Fields): boolean {
  return mode === 'sms';
}

function problemsOf(fields: Fields, { store, tag }: FormAbout): Record<string, string> {
  const { problems: words, needs } = wordsOf(formsWords, tag);
  const problems = isByText(fields)
    ? phoneProblems(fields)
    : registrationProblems(fields, store.store_theme_info.signup_form);
  return problemTexts(problems, words, needs);
}

function phoneProblems({ phone = '', country = '' }: Fields): FieldProblems {
  const problem = phoneProblem(phone, country);
  return problem ? { phone: problem } : {};
}

/** An account that is there already is said at the contact that it was found by. */
function blameContact(failure: Failure, fields: Fields): Failure {
  const isOpen = failure.code === 'existing_user' && failure.field === undefined;
  return isOpen ? { ...failure, field: isByPhone(fields) ? 'phone' : 'email' } : failure;
}
