import type { Context } from 'hono';
import type { RefusedForm } from '../../../../host-pages/kit/page.ts';
import type { Failure } from '../../../../shared/contracts/errors.ts';
import { formsWords } from '../../../../shared/i18n/forms.ts';
import { messageFor } from '../../../../shared/i18n/index.ts';
import { speak } from '../../../../shared/i18n/speak.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { ownPath } from '../../../../shared/rules/own-path.ts';
import type { FieldProblems } from '../../../../shared/rules/registration.ts';
import type { Activation } from '../../../../shared/contracts/registration.ts';
import type { EdgeEnv } from '../../../http/context.ts';
import type { Fields } from '../../../../host-pages/kit/form.ts';

/** Shows a form's page again, with the typed values and their faults. */
export type Show = (form: RefusedForm) => Promise<Response>;

/** The handler of one form about accounts. */
export type AnswerForm = (context: Context<EdgeEnv>, show: Show) => Promise<Response>;

/** Fields that no page shows again. */
const SECRET = new Set(['password', 'pin', 'otp']);

/** The typed values, without secret ones. */
export function shownAgain(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.has(name)));
}

/** The words of a form's own problems, by field. */
export function problemWords(problems: FieldProblems, locale: Locale): Record<string, string> {
  const t = speak(formsWords, locale);
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, t(`problems.${problem}`)]),
  );
}

/**
 * A refused form: the fault stands at its field where the form has it, else at the whole form.
 * @param names the fields that the form shows
 */
export function refusedForm(
  failure: Failure,
  fields: Fields,
  locale: Locale,
  names: readonly string[],
): RefusedForm {
  const message = messageFor(failure, locale);
  const blamed = failure.field !== undefined && names.includes(failure.field);
  return {
    values: shownAgain(fields),
    errors: blamed && failure.field !== undefined ? { [failure.field]: message } : {},
    error: blamed ? null : message,
  };
}

/** Leads to a path of the same host; any other target leads to the store's home. */
export function leadOn(context: Context<EdgeEnv>, target: string | undefined): Response {
  const { base } = context.get('scope').tenant;
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(target, `${base}/`), 303);
}

/**
 * Goes on as the account that is signed in now, or to sign in; without script a plan's page needs
 * no wait.
 */
export function leadActivated(context: Context<EdgeEnv>, { actions }: Activation): Response {
  const plan = actions.find((action) => action.action === 'plan');
  const onward = actions.find(
    (action) => action.action === 'set-auth' || action.action === 'sign-in',
  );
  return leadOn(context, plan?.response_url ?? onward?.redirect_to);
}
