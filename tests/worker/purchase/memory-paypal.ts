/** The sandbox's PayPal in memory: orders, what was authorised of them, and refunds. */
import {
  captureLater,
  voidLater,
} from '../../../edge/providers/payment/sandbox-server/paypal/authorizations.ts';
import type {
  KeptOrder,
  Said,
} from '../../../edge/providers/payment/sandbox-server/paypal/kept-order.ts';
import * as orders from '../../../edge/providers/payment/sandbox-server/paypal/orders.ts';
import type { Delays } from '../../../edge/providers/payment/sandbox-server/paypal/plan.ts';
import type { OrderRequest } from '../../../edge/providers/payment/sandbox-server/paypal/wire.ts';
import type { Clock } from '../../../shared/kernel/clock.ts';
import type { Captured, Taken } from './memory-cards.ts';

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** An order in another amount or currency than was asked for. */
function takenAs(order: KeptOrder, { amount, currency }: Taken): KeptOrder {
  return {
    ...order,
    ...(amount !== undefined && { value: decimal(amount) }),
    ...(currency !== undefined && { currency }),
  };
}

/** Opens PayPal's books. */
export function memoryPaypal(clock: Clock, delays: Delays) {
  const bought = new Map<string, KeptOrder>();
  const answers = new Map<string, Said>();
  const moved: ('capture' | 'cancel')[] = [];
  let lie: Captured = {};
  const keep = (answer: Said) => {
    if (answer.order) bought.set(answer.order.id, answer.order);
    return answer;
  };
  const of = (is: (order: KeptOrder) => boolean) => [...bought.values()].find(is);

  /** Notes what was done, and has it told and taken as it was set. */
  function done(answer: Said, what: 'capture' | 'cancel'): Said {
    if (!answer.order) return answer;
    moved.push(what);
    const { captured, ...taken } = lie;
    const order = takenAs(answer.order, taken);
    const value = captured ?? taken.amount;
    const capture =
      order.capture && value !== undefined
        ? { ...order.capture, value: decimal(value) }
        : order.capture;
    return keep({ ...answer, order: { ...order, capture } });
  }

  return {
    books: {
      open: (request: OrderRequest, origin: string) =>
        keep(orders.open(request, origin, clock.now())),
      read: (id: string) => orders.read(bought.get(id), clock.now()),
      complete: (id: string, as: KeptOrder['intent']) =>
        keep(orders.complete(bought.get(id), as, delays, clock.now())),
      captureLater(id: string, value: string, key: string) {
        const order = of(({ authorization }) => authorization?.id === id);
        const answer =
          answers.get(key) ?? done(captureLater(order, value, delays, clock.now()), 'capture');
        answers.set(key, answer);
        return answer;
      },
      voidLater(id: string) {
        const order = of(({ authorization }) => authorization?.id === id);
        return done(voidLater(order, clock.now()), 'cancel');
      },
      refund: (taken: string, value: string, key: string) =>
        keep(
          orders.refund(
            of(({ capture }) => capture?.id === taken),
            value,
            key,
          ),
        ),
    },
    bought,
    /** The buyer says yes to whatever was opened. */
    pay(taken: Taken) {
      for (const order of bought.values()) {
        const after = orders.answered(order, 'pay', delays);
        if (!after) throw new Error('nothing to pay');
        bought.set(order.id, takenAs(after, taken));
      }
    },
    given: () =>
      [...bought.values()].flatMap(({ refunds }) =>
        refunds.map(({ value }) => Math.round(Number(value) * 100)),
      ),
    authorizations: {
      moved: moved as readonly ('capture' | 'cancel')[],
      /** Has captures and voids tell and take something else from now on. */
      lie: (about: Captured) => {
        lie = about;
      },
      /** PayPal gives up by itself what is authorised. */
      expire: () => {
        for (const order of bought.values()) {
          const { authorization } = order;
          if (!authorization) continue;
          bought.set(order.id, { ...order, authorization: { ...authorization, endsAt: 0 } });
        }
      },
    },
  };
}
