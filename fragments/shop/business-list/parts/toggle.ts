import { call } from '../../../../shared/api-client/index.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { follow, unfollow } from '../../../../shared/contracts/follow.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/index.ts';
import type { WidgetAction } from '../../../_runtime/widget.ts';
import type { BusinessListSaid } from '../props.ts';

/**
 * Follows a store, or follows it no more. The button says so at once, and goes back when the call
 * fails (spec [4, 8]); a press while it waits does nothing.
 */
export const toggle: WidgetAction<BusinessListSaid> = async (event, { props }, control) => {
  event.preventDefault();
  const { env, t } = props;
  const me = props.follow?.me;
  const { id, name, state } = control.dataset;
  if (!me || !id || !name || state === 'loading') return;
  const before = state === 'following' ? 'following' : 'follower';
  const after = before === 'following' ? 'follower' : 'following';
  const show = (shown: typeof before): void => {
    control.textContent = t.follow[shown];
    const label = shown === 'following' ? t.follow.unfollow : t.follow.follow;
    control.setAttribute('aria-label', fill(label, { name }));
  };
  show(after);
  control.dataset.state = 'loading';
  control.setAttribute('aria-busy', 'true');
  const params = { me, userID: id };
  const api = { base: env.base, tag: env.tag };
  const answer = await (after === 'following'
    ? call(api, follow, { params })
    : call(api, unfollow, { params }));
  control.removeAttribute('aria-busy');
  control.dataset.state = answer.ok ? after : before;
  const intent = control.closest('form')?.querySelector<HTMLInputElement>('[name=intent]');
  if (answer.ok && intent) intent.value = after === 'following' ? 'unfollow' : 'follow';
  if (answer.ok) return;
  show(before);
  emit(toastShow, {
    tone: 'error',
    title: t.follow.failed,
    message: t.follow.failedText,
    seconds: TOAST_SECONDS.normal,
  });
};
