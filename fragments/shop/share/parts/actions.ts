import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/index.ts';
import type { WidgetAction } from '../../../_runtime/widget.ts';
import { shareName } from './name.ts';
import type { ShareSaid } from '../props.ts';

/** Opens the system's share panel; without one, or when it fails, the fragment's own. */
export const share: WidgetAction<ShareSaid> = async (event, { props, root }) => {
  // Missing on a page that is not served securely.
  if (!('share' in navigator)) return;
  event.preventDefault();
  try {
    await navigator.share({ title: shareName(props.name), url: props.url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') panel(root).showPopover();
  }
};

/**
 * Copies the address and says so; where copying is not allowed, selects the address for copying by
 * hand.
 */
export const copy: WidgetAction<ShareSaid> = async (_event, { props, root }) => {
  const { t } = props;
  try {
    await navigator.clipboard.writeText(props.url);
    panel(root).hidePopover();
    emit(toastShow, { tone: 'success', message: t.copied, seconds: TOAST_SECONDS.short });
  } catch {
    root.querySelector<HTMLInputElement>('.url')!.select();
    emit(toastShow, { tone: 'warning', message: t.copyFailed, seconds: TOAST_SECONDS.normal });
  }
};

/**
 * Copies the address before the link opens a network that takes none: there the visitor pastes it.
 * The link itself is left to the browser, which would not open a tab after a wait.
 */
export const copyFirst: WidgetAction<ShareSaid> = (_event, { props: { t, url } }) => {
  navigator.clipboard?.writeText(url).then(
    () => emit(toastShow, { tone: 'success', message: t.copied, seconds: TOAST_SECONDS.short }),
    () =>
      emit(toastShow, { tone: 'warning', message: t.copyFailed, seconds: TOAST_SECONDS.normal }),
  );
};

function panel(root: ShadowRoot): HTMLElement {
  return root.getElementById('ways')!;
}
