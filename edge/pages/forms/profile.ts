import type { Context } from 'hono';
import type { RefusedForm } from '../../../host-pages/kit/page.ts';
import { sessionId } from '../../../shared/contracts/people.ts';
import { profileFields, type ProfileFields } from '../../../shared/contracts/profiles.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { profileProblemsWords } from '../../../shared/i18n/profile.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { isLocale } from '../../../shared/kernel/locale.ts';
import { profileBody, profileProblems } from '../../../shared/rules/profile-form.ts';
import { commit } from '../../work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { Identity, RequestScope } from '../../work/scope.ts';
import { endOtherSessions, endSession } from '../../modules/accounts/index.ts';
import { updateProfile } from '../../modules/profiles/index.ts';
import { keepLocale, keepTheme } from '../preferences.ts';
import { leadTo, readFields, type Fields } from './form.ts';

const PAGE = '/me/preferences';

/** Shows the page again: with a form that was refused, or without one who has to sign in first. */
type Show = (form?: RefusedForm) => Response | Promise<Response>;

/**
 * `POST {base}/me/preferences`, the preferences without script: `section` says which part. Leads back
 * to the page, which says that it was saved; a profile that is refused is shown with what is wrong.
 */
export async function answerPreferencesForm(
  context: Context<EdgeEnv>,
  show: Show,
): Promise<Response> {
  context.set('route', 'form.preferences');
  const scope = context.get('scope');
  const [fields, identity] = await Promise.all([readFields(context), scope.visitor.identity()]);
  if (!identity) return show();
  const section = fields['section'];
  if (section === 'sessions') {
    await endSessions(scope, identity, fields['session'] ?? '');
    return leadTo(context, `${PAGE}?saved=${section}`);
  }
  if (section === 'display') {
    const { locale, theme } = displayOf(fields);
    await write(scope, identity, { locale, theme });
    if (locale) keepLocale(context, locale);
    if (theme !== undefined) keepTheme(context, theme);
    return leadTo(context, `${PAGE}?saved=${section}`);
  }
  const refused = await saveProfile(scope, identity, fields);
  return refused ? show(refused) : leadTo(context, `${PAGE}?saved=profile`);
}

/** What of language and theme the form says; `auto` is no theme of one's own. */
function displayOf({ locale, theme }: Fields): Pick<ProfileFields, 'locale' | 'theme'> {
  return {
    ...(isLocale(locale) ? { locale } : {}),
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(theme === 'auto' ? { theme: null } : {}),
  };
}

function write(scope: RequestScope, { accountId }: Identity, fields: ProfileFields) {
  const work = () => updateProfile(scope, accountId, fields);
  return commit(scope, undefined, 303, work, 'directory');
}

async function endSessions(scope: RequestScope, identity: Identity, id: string): Promise<void> {
  const { accountId, sessionId: current } = identity;
  if (id === 'others') await scope.directory.write(endOtherSessions(accountId, current));
  else if (sessionId.safeParse(id).success) {
    await scope.directory.write([endSession(accountId, id)]);
  }
}

async function saveProfile(
  scope: RequestScope,
  identity: Identity,
  values: Fields,
): Promise<RefusedForm | undefined> {
  const { locale } = scope;
  const problems = Object.entries(profileProblems(values, identity));
  if (problems.length > 0) {
    const t = speak(profileProblemsWords, locale);
    const told = problems.map(([name, problem]) => [name, t(problem)]);
    return { values, errors: Object.fromEntries(told) };
  }
  const body = profileFields.safeParse(profileBody(values, identity));
  if (!body.success) {
    const [field = ''] = body.error.issues[0]?.path ?? [];
    const message = messageFor({ code: 'invalid_request' }, locale);
    return { values, errors: { [String(field)]: message } };
  }
  const saved = await write(scope, identity, body.data);
  if (saved.ok) return undefined;
  const message = messageFor(saved.error, locale);
  const { field } = saved.error;
  return { values, ...(field ? { errors: { [field]: message } } : { errors: {}, error: message }) };
}
