import type { Result } from '../../../../shared/kernel/result.ts';
import type { ProviderError } from './provider-error.ts';

/** Where a provider keeps cards. */
export interface CardVault {
  /** Makes a customer, and tells its id. Under one key it is made once. */
  open(buyer: {
    readonly name: string;
    readonly key: string;
  }): Promise<Result<string, ProviderError>>;
  /** Lets go of a card; of one that is gone already, too. */
  drop(card: {
    readonly customer: string;
    readonly source: string;
  }): Promise<Result<null, ProviderError>>;
}

/** A card that a charge has left in its provider's vault. */
export interface KeptCard {
  /** The provider's ids of its customer and of the card. */
  readonly customer: string;
  readonly source: string;
  readonly expMonth: number;
  readonly expYear: number;
}
