export type ProviderErrorCode =
  /** The token is used up, too old or not the provider's: the buyer has to enter the card again. */
  | 'source_refused'
  /** There is no such charge. */
  | 'charge_not_found'
  /** More than is left to refund, or a charge that cannot be refunded. */
  | 'refund_refused'
  /** The reference or the key belongs to another request: a fault of the platform. */
  | 'conflict'
  /** The provider is out of order; nothing was changed. */
  | 'provider_unavailable'
  /**
   * The provider did not accept the request, or its answer could not be read: a fault of the
   * platform.
   */
  | 'provider_refused';

export interface ProviderError {
  readonly code: ProviderErrorCode;
  /** For logs: the provider's own words, never a buyer's data. */
  readonly message: string;
}
