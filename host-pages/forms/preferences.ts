import type { Begun, ContactType } from '../../fragments/shop/preferences/props.ts';
import { preferences } from '../../fragments/shop/preferences/server.ts';
import { eraseAccount } from '../../shared/contracts/account-data.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import { contactType, proofCode } from '../../shared/contracts/people.ts';
import { changeContact, proveContact, updateProfile } from '../../shared/contracts/profiles.ts';
import { endSession } from '../../shared/contracts/sign-in.ts';
import { formsWords } from '../../shared/i18n/forms.ts';
import { profileProblemsWords } from '../../shared/i18n/profile.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { languageOf, readLanguage, type LanguageParts } from '../../shared/kernel/locale.ts';
import {
  eraseProblems,
  newContactBody,
  newContactProblems,
  provenContactProblems,
} from '../../shared/rules/contact-form.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { profileBody, profileProblems } from '../../shared/rules/profile-form.ts';
import { formOf, type Fields, type FormAbout, type ShownForm } from '../kit/form.ts';

const PATH = '/me/preferences';

/** A code that cannot be one is a wrong code, at its field. */
const asCode = (failure: Failure): Failure =>
  failure.code === 'invalid_request' && failure.field === 'otp'
    ? { ...failure, code: 'invalid_code' }
    : failure;

/** The forms of the preferences. */
export const preferencesForms = {
  profile: formOf({
    call: updateProfile,
    done: 'profile',
    check: profileErrors,
    fields: (fields, about) => ({ ...mine(about), ...profileBody(fields, nameOf(about)) }),
    blames: ['full_name', 'username', 'description', 'city', 'country', 'website'],
  }),
  display: formOf({
    call: updateProfile,
    done: 'display',
    fields: (fields, about) => ({ ...mine(about), ...displayOf(fields) }),
    after(_answer, fields, cookies) {
      const { locale, region, theme } = displayOf(fields);
      if (locale) cookies.keepLocale(languageOf(locale, region));
      if (theme !== undefined) cookies.keepTheme(theme);
    },
  }),
  sessions: formOf({
    call: endSession,
    done: 'sessions',
    fields: ({ session }) => ({ id: session }),
  }),
  contact: formOf({
    call: changeContact,
    check: (fields, { tag }) =>
      problemTexts(newContactProblems(fields, asked(fields)), ...textsOf(tag, 'factorProblem')),
    fields: (fields, about) => ({ ...mine(about), ...newContactBody(fields, asked(fields)) }),
    blames: ['email', 'phone', 'country', 'password', 'otp'],
    refused: asCode,
    onward: ({ code, message }, { type = '' }) => ({
      values: { step: 'proving', type, code, contact: message.split(':')[1] ?? '' },
      errors: {},
    }),
  }),
  prove: formOf({
    call: proveContact,
    check: (fields, { tag }) => problemTexts(provenContactProblems(fields), ...textsOf(tag, 'pin')),
    fields: ({ code, pin }, about) => ({ ...mine(about), code, pin: pin?.trim() }),
    blames: ['pin'],
    onward: (_answer, { type }, { base }) => `${base}${PATH}?done=${typeOf(type)}`,
  }),
  erase: formOf({
    call: eraseAccount,
    check: (fields, { tag }) => {
      const t = wordsOf(preferences.words, tag);
      const problems = eraseProblems(fields, { word: t.eraseWord, isGuarded: false });
      const words = { ...t.problems, confirmation: t.eraseProblem };
      return problemTexts(problems, words, { ...t.needs, confirmation: t.eraseProblem });
    },
    fields: ({ password, otp }, about) => ({ ...mine(about), password, ...(otp ? { otp } : {}) }),
    blames: ['password', 'otp'],
    refused: asCode,
    // The page after signing out says good-bye.
    onward: (_answer, _fields, { base }) => `${base}/logout`,
  }),
};

/** The step that a form was shown with, or that the page's address names. */
export function begunOf(query: URLSearchParams, form: ShownForm | undefined): Begun | null {
  const { step, type, code = '', contact = '' } = form?.values ?? { step: query.get('step') ?? '' };
  if (step === 'email' || step === 'phone') return { kind: 'asking', type: step };
  if (step === 'erasing') return { kind: step };
  // Only a form's answer has the code of a change.
  const isProving = step === 'proving' && proofCode.safeParse(code).success;
  return isProving ? { kind: 'proving', type: typeOf(type), code, contact } : null;
}

const typeOf = (text: string | undefined): ContactType => contactType.catch('email').parse(text);

/** The change that a form asks for. Whether it lacks a code is the call's question. */
function asked({ type, otp }: Fields) {
  return { type: typeOf(type), isGuarded: (otp ?? '') !== '' };
}

/** The words of a form's problems, and what its empty fields ask for. */
function textsOf(tag: string, code: 'pin' | 'factorProblem') {
  const t = wordsOf(preferences.words, tag);
  const pin = code === 'pin' ? t.problems.pin : t.factorProblem;
  return [{ ...t.problems, pin }, t.needs] as const;
}

/** The params of the account that posts the form, as the paths of profiles name them. */
function mine({ person, store }: FormAbout): { readonly mashup: string; readonly me: string } {
  const me = person?.id ?? '';
  return { mashup: `${me}:${store.id}`, me };
}

function nameOf({ person }: FormAbout): { readonly username: string | null } {
  return { username: person?.username ?? null };
}

/** The problems of a profile before it is sent. */
function profileErrors(fields: Fields, about: FormAbout): Record<string, string> {
  return problemTexts(
    profileProblems(fields, nameOf(about)),
    wordsOf(profileProblemsWords, about.tag),
    wordsOf(formsWords, about.tag).needs,
  );
}

interface Display extends Partial<LanguageParts> {
  readonly theme?: 'light' | 'dark' | null;
}

/** The language and theme of a form; `auto` stores no theme. */
function displayOf({ locale, theme }: Fields): Display {
  return {
    ...readLanguage(locale),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(theme === 'auto' ? { theme: null } : {}),
  };
}
