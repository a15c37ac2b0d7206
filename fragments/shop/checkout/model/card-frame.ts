import type { CardSettings } from '../props.ts';

/**
 * The provider's card form as a state machine. The frame says
 * `{source: 'sandbox-card', type: 'ready' | 'resize' | 'change' | 'token' | 'error', …}`; it is told
 * `{target: 'sandbox-card', type: 'ping' | 'tokenize' | 'reset' | 'focus' | 'theme', …}`.
 */
export interface CardState {
  readonly phase: 'absent' | 'loading' | 'ready' | 'failed';
  /** Whether every field of the form is filled and valid. */
  readonly complete: boolean;
  /** The height that the form needs, in pixels. */
  readonly height: number;
  /** Id of the token that is asked for; only an answer with this id counts. */
  readonly request: string | null;
  readonly token: string | null;
  /** Why the provider gave no token, in its own words. */
  readonly error: string | null;
}

/** Height of the frame before the form says how much it needs, so that nothing jumps. */
const FIRST_HEIGHT = 330;

export const noCard: CardState = {
  phase: 'absent',
  complete: false,
  height: FIRST_HEIGHT,
  request: null,
  token: null,
  error: null,
};

export type CardEvent =
  | { readonly type: 'mount' }
  /** The frame, or a token, did not come in time. */
  | { readonly type: 'silence' }
  | { readonly type: 'ask'; readonly request: string }
  | { readonly type: 'reset' }
  | { readonly type: 'said'; readonly message: FrameMessage };

/** A message of a frame; its fields are unknown until they are checked. */
export type FrameMessage = Readonly<Record<string, unknown>> & { readonly type: string };

/** The state after an event. */
export function cardStep(state: CardState, event: CardEvent): CardState {
  switch (event.type) {
    case 'mount':
      return { ...noCard, phase: 'loading' };
    case 'silence':
      if (state.phase === 'loading') return { ...state, phase: 'failed' };
      return { ...state, request: null };
    case 'ask':
      return state.phase === 'ready'
        ? { ...state, request: event.request, token: null, error: null }
        : state;
    case 'reset':
      return { ...state, request: null, token: null, error: null, complete: false };
    case 'said':
      return state.phase === 'absent' ? state : heard(state, event.message);
  }
}

function heard(state: CardState, message: FrameMessage): CardState {
  const { type, height, complete, token, request, message: words } = message;
  if (type === 'ready') return { ...state, phase: 'ready' };
  if (type === 'resize' && typeof height === 'number' && height > 0 && height < 2000) {
    return { ...state, height: Math.ceil(height) };
  }
  if (type === 'change') return { ...state, complete: complete === true, error: null };
  // The answer belongs to an older question.
  if (state.request === null || request !== state.request) return state;
  if (type === 'token' && typeof token === 'string') return { ...state, request: null, token };
  if (type === 'error') {
    return { ...state, request: null, error: typeof words === 'string' ? words : '' };
  }
  return state;
}

/**
 * The message in an event's data when the event comes from the card form, by its exact origin and
 * window; else undefined.
 */
export function frameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  card: CardSettings,
  frame: MessageEventSource | null,
): FrameMessage | undefined {
  if (event.origin !== card.origin || event.source !== frame || frame === null) return undefined;
  const data = event.data as Record<string, unknown> | null;
  const ours = typeof data === 'object' && data?.['source'] === 'sandbox-card';
  return ours && typeof data['type'] === 'string' ? (data as FrameMessage) : undefined;
}

/** The address of the card form for one of the store's pages. */
export function frameUrl(
  card: CardSettings,
  page: { origin: string; locale: string; theme: string },
): string {
  const url = new URL(card.frameUrl);
  url.searchParams.set('key', card.publishableKey);
  for (const [name, value] of Object.entries(page)) url.searchParams.set(name, value);
  return url.href;
}
