import { newIdempotencyKey } from '../../../../shared/api-client/index.ts';
import { cardStep, type CardEvent, type FrameMessage } from './card-frame.ts';
import { isCardForm } from '../../../../shared/rules/payment-codes.ts';
import type { CheckoutContext } from './context.ts';
import { wayOf } from './way.ts';
import { isReadyForCard, validate } from './validate.ts';

/** How long the card form may take to load, and to give a token. */
const LOAD_MS = 15_000;
const TOKEN_MS = 15_000;

export interface CardActions {
  /** Whether the shopper pays by card. */
  readonly wanted: () => boolean;
  /**
   * Loads the form once every other field is filled; before that, and a second time, it does
   * nothing.
   */
  readonly loadWhenDue: () => void;
  readonly load: () => void;
  readonly heard: (message: FrameMessage) => void;
  /** Asks the form for a token; null when it gives none, and then the form shows why. */
  readonly giveToken: () => Promise<string | null>;
  /** Empties the form for another card, with the focus in it. */
  readonly reset: () => void;
}

/** The provider's card form within a checkout. */
export function cardActions({ ports, props, get, set }: CheckoutContext): CardActions {
  let given: ((token: string | null) => void) | undefined;

  function happens(event: CardEvent): void {
    const card = cardStep(get().card, event);
    set({ card });
    if (card.request !== null) return;
    given?.(card.token);
    given = undefined;
  }

  const wanted = (): boolean =>
    props.card !== null && !props.saved && isCardForm(wayOf(props, get().values));

  function load(): void {
    happens({ type: 'mount' });
    ports.frame.mount();
    void ports.wait(LOAD_MS).then(() => {
      if (get().card.phase === 'loading') happens({ type: 'silence' });
    });
  }

  function loadWhenDue(): void {
    const { card, checkout, values, chosen, busy } = get();
    if (!wanted() || card.phase !== 'absent' || busy) return;
    if (props.mode === 'paying' || isReadyForCard(validate(checkout, values, chosen))) load();
  }

  function giveToken(): Promise<string | null> {
    if (props.saved) return Promise.resolve(props.saved.id);
    const request = newIdempotencyKey();
    happens({ type: 'ask', request });
    if (get().card.request !== request) return Promise.resolve(null);
    return new Promise((resolve) => {
      given = resolve;
      ports.frame.tell({ type: 'tokenize', request });
      void ports.wait(TOKEN_MS).then(() => {
        if (get().card.request === request) happens({ type: 'silence' });
      });
    });
  }

  function reset(): void {
    happens({ type: 'reset' });
    ports.frame.tell({ type: 'reset' });
    ports.frame.focus();
  }

  const heard = (message: FrameMessage): void => happens({ type: 'said', message });
  return { wanted, loadWhenDue, load, heard, giveToken, reset };
}
