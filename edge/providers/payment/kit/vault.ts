import type { Result } from '../../../../shared/kernel/result.ts';
import type { ProviderError } from './provider-error.ts';

/** Where a provider keeps cards. */
export interface CardVault {
  /**
   * Makes a customer, and tells its id. Under one key it is made once.
   * A provider is told no more of its buyer than its own document asks for.
   */
  open(buyer: {
    readonly name: string;
    readonly email: string;
    readonly phone?: string | undefined;
    readonly key: string;
  }): Promise<Result<string, ProviderError>>;
  /** Lets go of a card; of one that is gone already, too. */
  drop(card: {
    readonly customer: string;
    readonly source: string;
  }): Promise<Result<null, ProviderError>>;
  /** Deletes a customer and what is known of it; of one that is gone already, too. */
  forget(customer: string): Promise<Result<null, ProviderError>>;
}

/** A card that a charge has left in its provider's vault. */
export interface KeptCard {
  /** The provider's ids of its customer and of the card. */
  readonly customer: string;
  readonly source: string;
  readonly expMonth: number;
  readonly expYear: number;
}
