/** The sandbox's books of cards in memory, as its Stripe reads them: charges, authorisations and refunds. */
import type { Clock } from '../../../shared/kernel/clock.ts';
import type {
  WireCharge,
  WireChargeRequest,
} from '../../../edge/providers/payment/sandbox-server/wire.ts';

/** What a buyer pays, where it is not what was asked for. */
export interface Taken {
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
}

/** What a capture takes, where it is not what was asked for. */
export interface Captured extends Taken {
  /** What it takes of that amount; all of it where nothing is said. */
  readonly captured?: number;
}

type Said = { readonly status: number; readonly body: string };
const said = (status: number, body: object): Said => ({ status, body: JSON.stringify(body) });
const refused = (code: string) => said(400, { error: { code } });

/** Opens the books of cards. @param origin of the bank's page */
export function memoryCards(clock: Clock, origin: string) {
  const cards = new Map<string, WireCharge>();
  const given: { key: string; amount: number }[] = [];
  const answers = new Map<string, Said>();
  const moved: ('capture' | 'cancel')[] = [];
  let lie: Captured = {};

  const ledger = {
    charge(_call: unknown, request: WireChargeRequest) {
      const known = [...cards.values()].find((one) => one.reference === request.reference);
      const charge: WireCharge = known ?? {
        id: `ch_${crypto.randomUUID().replaceAll('-', '')}`,
        status: 'requires_action',
        amount: request.amount,
        amount_refunded: 0,
        currency: request.currency,
        reference: request.reference,
        card: { brand: 'visa', last4: '4242', type: 'credit' },
        ...(request.later && { later: { captured: null } }),
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url: `${origin}/3ds/1` },
        },
        created: Math.floor(clock.now() / 1000),
      };
      cards.set(charge.id, charge);
      return said(200, charge);
    },
    find: (by: { id: string } | { reference: string }) =>
      [...cards.values()].find((one) =>
        'id' in by ? one.id === by.id : one.reference === by.reference,
      ),
    latest: () => [...cards.values()],
    authorization(
      { key }: { key: string },
      id: string,
      asked: { readonly capture: number | undefined } | 'cancel',
    ) {
      const answer = answers.get(key) ?? move(id, asked);
      answers.set(key, answer);
      return answer;
    },
    refund({ key }: { key: string }, id: string, amount: number) {
      const charge = cards.get(id);
      if (!charge) return said(404, { error: { code: 'charge_not_found' } });
      if (!given.some((one) => one.key === key)) {
        given.push({ key, amount });
        cards.set(id, { ...charge, amount_refunded: charge.amount_refunded + amount });
      }
      const { currency, created } = charge;
      return said(200, {
        id: `re_${key}`,
        charge: id,
        status: 'success',
        amount,
        currency,
        created,
      });
    },
  };

  function move(id: string, asked: { readonly capture: number | undefined } | 'cancel'): Said {
    const charge = cards.get(id);
    if (charge?.status !== 'authorized') return refused('charge_not_authorized');
    moved.push(asked === 'cancel' ? 'cancel' : 'capture');
    const { captured, ...taken } = lie;
    const told = { ...charge, ...taken };
    const moves: WireCharge =
      asked === 'cancel'
        ? { ...told, status: 'declined', decline_code: 'canceled' }
        : {
            ...told,
            status: 'approved',
            later: { captured: captured ?? taken.amount ?? asked.capture ?? charge.amount },
          };
    cards.set(id, moves);
    return said(200, moves);
  }

  return {
    ledger,
    cards,
    given,
    /** What was made of authorisations, each once. */
    moved: moved as readonly ('capture' | 'cancel')[],
    /** Has captures and cancellations tell and take something else from now on. */
    lie: (about: Captured) => {
      lie = about;
    },
    /** The buyer proves the card to the bank. */
    prove(taken: Taken) {
      for (const charge of cards.values()) {
        const { next_action: _asked, ...rest } = charge;
        cards.set(charge.id, {
          ...rest,
          status: charge.later ? 'authorized' : 'approved',
          ...taken,
        });
      }
    },
    /** The bank gives up by itself what is authorised. */
    expire() {
      for (const charge of cards.values()) {
        if (charge.status !== 'authorized') continue;
        cards.set(charge.id, { ...charge, status: 'declined', decline_code: 'canceled' });
      }
    },
  };
}
