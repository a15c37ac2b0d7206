/** How a provider has answered a store of late. */
export const providerStates = ['well', 'unheard', 'failing', 'idle'] as const;
export type ProviderState = (typeof providerStates)[number];

/** Facts of the last day about one way to pay. */
export interface ProviderFacts {
  /** Payments that were tried. */
  readonly tries: number;
  /** Payments whose answer has been waited for too long. */
  readonly unanswered: number;
  /** Proved events that could not be taken, since the provider did not answer about their charge. */
  readonly waiting: number;
  /** Events that no key of the store has proved. */
  readonly refused: number;
  /** Proved events. */
  readonly told: number;
}

/**
 * The state of a provider, by the facts of the last day. `failing` where it leaves questions
 * unanswered; `unheard` where events come that nothing proves, and none that is proved: its webhook
 * secret is another one; `idle` where nothing happened.
 */
export function providerState(facts: ProviderFacts): ProviderState {
  if (facts.unanswered > 0 || facts.waiting > 0) return 'failing';
  if (facts.refused > 0 && facts.told === 0) return 'unheard';
  return facts.tries > 0 || facts.told > 0 ? 'well' : 'idle';
}
