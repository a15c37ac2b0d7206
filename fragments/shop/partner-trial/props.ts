import type { CartView, HandoverTrial } from '../../../shared/contracts/cart.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A cart that came by a key for trials. */
export interface TrialShown {
  kind: 'trial';
  trial: HandoverTrial;
  /** The priced cart; null where the address names none. */
  cart: CartView | null;
  /** The code of the hand-over; null for a link without one, which no page waits for. */
  handoff: string | null;
  /** The proof of the partner, which ends the trial. */
  embed: string;
}

export interface PartnerTrialProps {
  env: PageEnv;
  shown: TrialShown | { kind: 'ended' };
  /** Idempotency key of the form. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PartnerTrialViewProps extends PartnerTrialProps {
  t: Messages;
}
