import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { Authorizations, Charge, KnownCharge, ProviderError } from '../port.ts';

/** How a fake's captures and releases end: `lost` ones are made, and not answered. */
type End = 'success' | 'declined' | 'lost' | 'down';

const REFUSED: ProviderError = { code: 'provider_refused', message: 'no such authorisation' };

/** What the fake knows of authorisations, over its charges. */
export function fakeAuthorizations(charges: Map<string, KnownCharge>) {
  const answers = new Map<string, Result<Charge, ProviderError>>();
  const moved: ('capture' | 'release')[] = [];
  let ends: End = 'success';

  /** An authorisation that stands, changed; refused where it stands no more. */
  function change(
    what: 'capture' | 'release',
    reference: string,
    made: (charge: KnownCharge) => KnownCharge,
  ): Result<Charge, ProviderError> {
    const charge = charges.get(reference);
    if (charge?.outcome !== 'authorized') return fail(REFUSED);
    moved.push(what);
    const changed = made(charge);
    charges.set(reference, changed);
    return ok(changed);
  }

  function answer(
    key: string,
    reference: string,
    make: () => Result<Charge, ProviderError>,
  ): Result<Charge, ProviderError> {
    if (ends === 'down') return fail({ code: 'provider_unavailable', message: 'out of order' });
    const given = answers.get(key) ?? make();
    answers.set(key, given);
    return ends === 'lost' ? ok({ outcome: 'unknown', reference }) : given;
  }

  const calls: Authorizations = {
    async capture({ reference, amount, idempotencyKey }) {
      return answer(idempotencyKey, reference, () => {
        if (ends === 'declined') {
          return fail({ code: 'source_refused', message: '402 card_error card_declined' });
        }
        return change('capture', reference, (charge) => ({
          ...charge,
          outcome: 'approved',
          refunded: charge.amount.amount - amount.amount,
        }));
      });
    },
    async release({ reference, idempotencyKey }) {
      return answer(idempotencyKey, reference, () =>
        change('release', reference, (charge) => ({
          ...charge,
          outcome: 'declined',
          declineCode: 'canceled',
        })),
      );
    },
  };

  return {
    calls,
    moved: moved as readonly ('capture' | 'release')[],
    end: (how: End) => {
      ends = how;
    },
    /** The provider gives it up by itself. */
    expire: (reference: string) => {
      const charge = charges.get(reference);
      if (charge?.outcome !== 'authorized')
        throw new Error(`nothing is authorised of ${reference}`);
      charges.set(reference, { ...charge, outcome: 'declined', declineCode: 'canceled' });
    },
  };
}
