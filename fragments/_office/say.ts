import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Answer, ApiError } from '../../shared/api-client/index.ts';
import { TOAST_SECONDS } from '../../shared/kernel/constants/timers.ts';
import type { OfficePorts, SayingWords } from './ports.ts';

/** A model's messages: its successes, its failures, and the call that is under way. */
export interface Voice {
  /** The id or name that the one call under way is about; null for none. */
  readonly $busy: ReadonlySignal<string | null>;
  readonly say: (message: string) => void;
  readonly fail: (error: Pick<ApiError, 'message'>) => void;
  /**
   * Makes a call unless another is under way; a failure shows in a notice.
   * @returns the call's value, or undefined when it was not made or failed
   */
  readonly alone: <T>(about: string, ask: () => Answer<T>) => Promise<T | undefined>;
}

/** @example const { say, alone } = voiceOf(ports); */
export function voiceOf({ t, toast }: Pick<OfficePorts<SayingWords>, 't' | 'toast'>): Voice {
  const $busy = signal<string | null>(null);
  const fail: Voice['fail'] = ({ message }) =>
    toast({
      tone: 'error',
      title: t.failed,
      message: message || t.tryAgain,
      seconds: TOAST_SECONDS.long,
    });
  return {
    $busy,
    fail,
    say: (message) => toast({ tone: 'success', message, seconds: TOAST_SECONDS.normal }),
    async alone(about, ask) {
      if ($busy.value !== null) return undefined;
      $busy.value = about;
      const answer = await ask();
      $busy.value = null;
      if (answer.ok) return answer.value;
      fail(answer.error);
      return undefined;
    },
  };
}
