import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/index.ts';
import type { WidgetAction } from '../../../_runtime/widget.ts';
import type { DoorLinksViewProps } from '../props.ts';

/**
 * Copies the address in the field that the button controls, and says so; where copying is not allowed, selects it for
 * copying by hand.
 */
export const copy: WidgetAction<Pick<DoorLinksViewProps, 't'>> = async (
  _event,
  { root, props: { t } },
  control,
) => {
  const field = root.querySelector<HTMLInputElement>(`#${control.getAttribute('aria-controls')}`)!;
  try {
    await navigator.clipboard.writeText(field.value);
    emit(toastShow, { tone: 'success', message: t.copied, seconds: TOAST_SECONDS.short });
  } catch {
    field.select();
    emit(toastShow, { tone: 'warning', message: t.copyFailed, seconds: TOAST_SECONDS.normal });
  }
};
