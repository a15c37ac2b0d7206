import { call } from '../../shared/api-client/index.ts';
import { closeEditor, keepEditorOpen } from '../../shared/contracts/open-editors.ts';
import { openByText, type OpenByWords } from '../../shared/ui/open-by.ts';
import { EDITOR_RENEW_MS } from '../../shared/rules/open-editors.ts';
import type { PageEnv } from '../_runtime/env.ts';
import { apiOf } from './ports.ts';

/**
 * Has the account count as having an editor open, and tells the others who have it open, every 30
 * seconds and when the page is looked at again.
 * @returns ends it
 */
export function stayOpen(
  env: PageEnv,
  place: string,
  t: OpenByWords,
  show: (notices: readonly string[]) => void,
): () => void {
  const api = apiOf(env);
  const params = { place };
  let isLeft = false;
  const stay = async (): Promise<void> => {
    const answer = await call(api, keepEditorOpen, { params });
    // A failure leaves what is known: it says nothing about the others.
    if (answer.ok && !isLeft) show(answer.value.results.map((one) => openByText(one, t, env)));
  };
  const leave = (): void => void call(api, closeEditor, { params });
  const look = (): void => void (document.visibilityState === 'visible' && stay());
  void stay();
  const timer = setInterval(() => void stay(), EDITOR_RENEW_MS);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', look);
  return () => {
    isLeft = true;
    clearInterval(timer);
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', look);
    show([]);
    leave();
  };
}
