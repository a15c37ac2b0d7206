import { emit } from '../../shared/bus/index.ts';
import { toastShow, type Notice } from '../../shared/bus/topics/toasts.ts';
import type { Api } from '../../shared/api-client/index.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { PageEnv } from '../_runtime/env.ts';

/** What every office model says when a call fails. */
export interface SayingWords {
  readonly failed: string;
  readonly tryAgain: string;
}

/** What the page is to a model of the office: its words, the calls it makes, and where it is heard. */
export interface OfficePorts<T extends SayingWords> {
  readonly t: T;
  readonly api: Api;
  readonly toast: (notice: Notice) => void;
}

/** The ports of a view: calls outlive the page that began them, and what is said is a notice of the page. */
export function officePorts<T extends SayingWords>(props: {
  readonly env: PageEnv;
  readonly locale: Locale;
  readonly t: T;
}): OfficePorts<T> {
  return {
    t: props.t,
    api: { base: props.env.base, locale: props.locale, fetch: lastingFetch },
    toast: (notice) => emit(toastShow, notice),
  };
}

/** A fetch that goes on when its page is left. */
const lastingFetch: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true });
