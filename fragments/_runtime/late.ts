import { emit } from '../../shared/bus/index.ts';
import { toastShow } from '../../shared/bus/topics/toasts.ts';
import { TOAST_SECONDS } from '../../shared/kernel/constants/timers.ts';

/** Work that loads at its first use. */
export interface Late<Work> {
  /** Begins to load it, if it is not there: it is about to be used. */
  readonly fetch: () => void;
  /** Uses it once it is there, in the order of the calls; a failure to load it is told. */
  readonly act: (use: (work: Work) => unknown) => void;
}

/**
 * @param load imports the work; after a failure the next use asks again
 * @param t the words of the notice that it cannot be had
 */
export function late<Work>(
  load: () => Promise<Work>,
  t: { readonly failed: string; readonly tryAgain: string },
): Late<Work> {
  let loading: Promise<Work> | undefined;
  const ask = async (): Promise<Work> => (loading ??= load());
  const forget = (): void => {
    loading = undefined;
  };
  return {
    fetch: () => void ask().catch(forget),
    act: (use) =>
      void ask().then(use, () => {
        forget();
        const { failed: title, tryAgain: message } = t;
        emit(toastShow, { tone: 'error', title, message, seconds: TOAST_SECONDS.long });
      }),
  };
}
