import type { z } from 'zod';
import type { readCourierChoices } from '../../shared/contracts/courier.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { readCardChoice } from '../../shared/contracts/saved-cards.ts';
import type { Result } from '../../shared/kernel/result.ts';
import type { KnownAddress } from '../../shared/rules/address-book.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<
  Result<z.input<C['answer']>, Failure>
>;

/** What the form of a checkout and the parts above it both show; already under way. */
export interface CheckoutReads {
  readonly couriers: Answer<typeof readCourierChoices>;
  readonly cards: Answer<typeof readCardChoice>;
  /** The buyer's own addresses that the checkout is delivered to. */
  readonly addresses: Promise<readonly KnownAddress[]>;
}
