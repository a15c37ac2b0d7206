import { emit } from '../../shared/bus/index.ts';
import { toastShow, type Notice } from '../../shared/bus/topics/toasts.ts';
import type { Api } from '../../shared/api-client/index.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { PageEnv } from '../_runtime/env.ts';
import type { FragmentProps } from '../_runtime/props.ts';

/** The words of every office model for a failed call. */
export interface SayingWords {
  readonly failed: string;
  readonly tryAgain: string;
}

/** The page's services for a model of the office: its words, its calls and its notices. */
export interface OfficePorts<T extends SayingWords> {
  readonly t: T;
  readonly api: Api;
  readonly toast: (notice: Notice) => void;
}

/** The props of the parts of an office page. */
export interface OfficeUi<Props, Model> {
  readonly props: FragmentProps<Props>;
  readonly model: Model;
  /** Whether script has taken over; before that forms post. */
  readonly live: boolean;
  /** The address that the page's forms post to. */
  readonly action: string;
}

/**
 * The ports of a view: calls outlive the page that began them, and messages are notices of the
 * page.
 */
export function officePorts<T extends SayingWords>(props: {
  readonly env: PageEnv;
  readonly locale: Locale;
  readonly t: T;
}): OfficePorts<T> {
  return {
    t: props.t,
    api: apiOf(props.env),
    toast: (notice) => emit(toastShow, notice),
  };
}

/** The calls of a page of the office, which outlive it. */
export function apiOf({ base, tag }: PageEnv): Api {
  return { base, tag, fetch: lastingFetch };
}

/** A fetch that goes on after its page is left. */
const lastingFetch: typeof fetch = (url, init) => fetch(url, { ...init, keepalive: true });
