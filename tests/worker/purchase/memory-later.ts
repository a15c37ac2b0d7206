/** What banks have authorised on the sandbox's pages, in memory. */
import {
  charged,
  givenUp,
} from '../../../edge/providers/payment/sandbox-server/hosted/authorizations.ts';
import type { KeptPayment } from '../../../edge/providers/payment/sandbox-server/hosted/payments.ts';
import type { Delays } from '../../../edge/providers/payment/sandbox-server/hosted/plan.ts';
import type { Captured } from './memory-cards.ts';

/** Opens such books over the payments of a page. */
export function memoryLater(kept: Map<string, KeptPayment>, delays: Delays) {
  const moved: ('capture' | 'cancel')[] = [];
  let lie: Captured = {};

  /** Notes what was done, and has it told and taken as it was set. */
  function done(payment: KeptPayment, what: 'capture' | 'cancel'): KeptPayment {
    moved.push(what);
    const { captured, ...taken } = lie;
    const asked = payment.captured;
    const after =
      asked === undefined ? payment : { ...payment, captured: captured ?? taken.amount ?? asked };
    kept.set(payment.id, { ...after, ...taken });
    return { ...after, ...taken };
  }

  return {
    capture: (id: string, amount: number) => {
      const payment = kept.get(id);
      const after = payment && charged(payment, amount, delays, Date.now());
      return after && done(after, 'capture');
    },
    cancel: (id: string) => {
      const payment = kept.get(id);
      const after = payment && givenUp(payment, Date.now());
      return after && done(after, 'cancel');
    },
    books: {
      moved: moved as readonly ('capture' | 'cancel')[],
      /** Has captures and cancellations tell and take something else from now on. */
      lie: (about: Captured) => {
        lie = about;
      },
      /** The bank gives up by itself what is authorised. */
      expire: () => {
        for (const payment of kept.values()) kept.set(payment.id, { ...payment, endsAt: 0 });
      },
    },
  };
}
