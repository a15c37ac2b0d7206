import { escapeHtml } from '../../shared/kernel/escape.ts';
import { say } from '../words/index.ts';
import type { PageContext } from './page.ts';

/** The call to sign up on the store's front, for visitors of level zero (spec [6]). */
export function signUpCall({ env, store }: PageContext): string {
  const t = say(env);
  return (
    `<aside class="section" aria-labelledby="sign-up-call"><div class="wrap"><div class="card spread"><div>` +
    `<h2 class="h3" id="sign-up-call">${escapeHtml(t('signUpCall.title', { store: store.name }))}</h2>` +
    `<p class="muted">${t('signUpCall.why')}</p></div>` +
    `<p class="cluster"><a class="btn btn-primary" href="${env.base}/register">${t('signUpCall.signUp')}</a>` +
    `<a class="btn btn-quiet" href="${env.base}/login">${t('signUpCall.login')}</a></p></div></div></aside>`
  );
}
