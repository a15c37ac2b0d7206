import { on } from '../../../../shared/bus/index.ts';
import { toastShow, type Notice } from '../../../../shared/bus/topics/toasts.ts';
import type { WidgetHandle } from '../../../_runtime/widget.ts';
import type { ToastsSaid } from '../props.ts';
import { createToastQueue } from '../model/queue.ts';
import { openLayers } from './layers.ts';
import { keepRoom } from './room.ts';
import { toastElement } from './toast-element.ts';

const IN = { opacity: [0, 1], translate: ['0 16px', '0 0'] };
const OUT = { opacity: [1, 0] };
/** Screen readers follow a live region only once it has been visible for a moment. */
const SETTLE_MS = 100;

/** Puts the bus's notices on the screen until the widget is gone. */
export function runToasts({ root, props }: WidgetHandle<ToastsSaid>): () => void {
  const stack = root.querySelector<HTMLElement>('.toasts')!;
  const elements = new Map<Notice, HTMLElement>();
  const queue = createToastQueue({
    show(notice) {
      raise(stack);
      const toast = toastElement(notice, props.t.close, () => queue.close(notice));
      elements.set(notice, toast);
      setTimeout(() => {
        stack.querySelector(notice.tone === 'error' ? '.alerts' : '.notices')!.append(toast);
        animate(toast, IN, 220);
      }, SETTLE_MS);
    },
    hide(notice) {
      const toast = elements.get(notice)!;
      elements.delete(notice);
      keepFocus(root, toast, [...elements.values()]);
      void animate(toast, OUT, 160).finished.then(() => toast.remove());
    },
  });
  stack.addEventListener('pointerenter', queue.hold);
  stack.addEventListener('focusin', queue.hold);
  const release = (): void => {
    if (!stack.matches(':hover, :focus-within')) queue.release();
  };
  stack.addEventListener('pointerleave', release);
  // The focus has not arrived at its next element yet.
  stack.addEventListener('focusout', () => setTimeout(release));
  stack.addEventListener('keydown', ({ key }) => {
    const toast = key === 'Escape' ? root.activeElement?.closest('.toast') : null;
    toast?.querySelector('button')!.click();
  });
  raise(stack);
  const leaveRoom = keepRoom(stack);
  if (props.notice) queue.add(props.notice);
  const unheard = on(toastShow, queue.add);
  return () => {
    unheard();
    leaveRoom();
  };
}

/** Raises the stack above any dialog that was opened since, unless a notice has the focus. */
function raise(stack: HTMLElement): void {
  const open = stack.matches(':popover-open');
  const isCovered = (): boolean => openLayers().some((layer) => layer !== stack);
  if (open && (stack.matches(':focus-within') || !isCovered())) return;
  if (open) stack.hidePopover();
  stack.showPopover();
}

/** When the notice that has the focus goes, the last one left takes it. */
function keepFocus(root: ShadowRoot, toast: HTMLElement, others: HTMLElement[]): void {
  if (toast.contains(root.activeElement)) others.at(-1)?.querySelector('button')!.focus();
}

function animate(
  toast: HTMLElement,
  frames: PropertyIndexedKeyframes,
  duration: number,
): Animation {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return toast.animate(frames, {
    duration: still ? 0 : duration,
    easing: 'ease-out',
    fill: 'forwards',
  });
}
