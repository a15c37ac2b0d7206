import * as fc from 'fast-check';
import { EARNERS, type ResaleLine, type ResaleTerms } from '../../shared/rules/resale-shares.ts';

/** Any line that can be sold, with small amounts among them, in which rounding shows. */
export const anyLine: fc.Arbitrary<ResaleLine> = fc
  .record({
    price: fc.oneof(fc.nat(20), fc.nat(10_000_000)),
    marginOf: fc.nat(1_000),
    units: fc.integer({ min: 1, max: 50 }),
    shipping: fc.nat(50_000),
  })
  .map(({ price, marginOf, units, shipping }) => ({
    price,
    margin: Math.floor((price * marginOf) / 1_000),
    units,
    shipping,
  }));

/** Any rates that are 1 at most together, and any of the earners. */
export const anyTerms: fc.Arbitrary<ResaleTerms> = fc
  .record({
    cuts: fc.array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 }),
    earning: fc.subarray([...EARNERS]),
  })
  .map(({ cuts, earning }) => {
    const [one = 0, two = 0, three = 0, four = 0] = cuts.toSorted((a, b) => a - b);
    const [seller = 0, up_one = 0, up_two = 0, network = 0] = [
      one,
      two - one,
      three - two,
      four - three,
    ].map((millionths) => millionths / 1_000_000);
    return { rates: { seller, up_one, up_two, network }, earning };
  });
