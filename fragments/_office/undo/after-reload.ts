import { emit } from '../../../shared/bus/index.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { OPENER_KEY } from '../../../shared/rules/edit-mode.ts';

/** Where the message waits that the page says once it is loaded again. */
const SAID = 'edit-undo';

/** Loads the page again, where it was scrolled to: any part of it may show the change. */
export function reloadSaying(message: string): void {
  try {
    sessionStorage.setItem(SAID, message);
  } finally {
    location.reload();
  }
}

/**
 * Says what a step left to be said before the page was loaded again, and gives the focus back to the
 * tool whose panel had it loaded again.
 */
export function sayWaiting(): void {
  try {
    const message = taken(SAID);
    if (message) emit(toastShow, { tone: 'success', message, seconds: TOAST_SECONDS.normal });
    const opener = taken(OPENER_KEY);
    const tools = document.querySelector('shop-edit-tools')?.shadowRoot;
    if (opener) tools?.querySelector<HTMLElement>(`[data-emit="${CSS.escape(opener)}"]`)?.focus();
  } catch {
    // Without a storage the page alone shows the change.
  }
}

function taken(key: string): string | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text;
}
