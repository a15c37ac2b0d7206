import type { Locale } from '../../../shared/kernel/locale.ts';
import type { Money } from '../../../shared/kernel/money.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import type { Billing } from '../../../shared/rules/billing.ts';
import type { DisputeState } from '../../../shared/rules/disputes.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { ProviderRisk } from '../../../shared/rules/payment-risk.ts';
import type { ReviewWaits } from '../../../shared/rules/payment-review.ts';
import type { PaymentSlip } from '../../../shared/rules/payment-slip.ts';
import type { SettlementReport } from '../../../shared/rules/settlements.ts';
import type { KeyedAdapter, Providers } from '../kit/accounts.ts';
import type { EvidenceCalls } from './kit/evidence.ts';
import type { ProviderError } from './kit/provider-error.ts';
import type { CardVault, KeptCard } from './kit/vault.ts';

/** The port of every payment provider, whatever its buyers do to pay. */
export interface PaymentProvider {
  /**
   * Starts a payment once. A failure means that this call moved no money. A missing answer is not a
   * failure but the outcome `unknown`, to be looked up by `find`.
   */
  start(input: StartInput): Promise<Result<Charge, ProviderError>>;
  /**
   * The charge made under the platform's own reference; `charge_not_found` when there is none. A
   * provider that waits for a word after its buyer said yes gets it here.
   * @param chargeId the provider's id, where it has told one: some find nothing by a reference
   */
  find(reference: string, chargeId?: string | null): Promise<Result<KnownCharge, ProviderError>>;
  /**
   * Refunds a part or all of a charge; an `unknown` refund may be asked for again with the same
   * key.
   */
  refund(input: RefundInput): Promise<Result<Refund, ProviderError>>;
  /**
   * Proves a webhook, then reads it; null for a proved event that tells nothing about a charge.
   * `rawBody` is the body as it came in.
   * @param query of the address that the event came to
   */
  verifyWebhook(
    headers: Headers,
    rawBody: string,
    query?: URLSearchParams,
  ): Promise<Result<WebhookEvent | WebhookHint | null, WebhookFault>>;
  /**
   * The payouts that have reached the bank since a day, the oldest first, each with all that it is made
   * of; some of them where there are many. Providers that tell none by a call have no such one.
   * @param since `YYYY-MM-DD`
   */
  settlements?(since: string): Promise<Result<SettlementReport[], ProviderError>>;
  /** Asks something harmless, which only the account's own keys are answered. */
  check(): Promise<Result<null, ProviderError>>;
  /**
   * Address of the provider's card form, to be put in an iframe of the page at `origin`. Only
   * providers of the kind `token` have one.
   */
  frameUrl?(options: FrameOptions): string;
  /** The provider's vault of cards. Only providers that keep a card by its buyer's consent have one. */
  readonly vault?: CardVault;
  /** Charges later what a bank has authorised. Only the codes of `authorizingCodes` have them. */
  readonly authorizations?: Authorizations;
  /** Takes evidence against disputes. Only the codes of `evidenceCodes` have it. */
  readonly evidence?: EvidenceCalls;
  /**
   * What opens the provider's window on a page of ours: a charge that only the provider can read. Only
   * providers of the kind `push` have one.
   */
  openWindow?(input: WindowInput): Promise<Result<ChargeWindow, ProviderError>>;
}

export type { CardVault, KeptCard } from './kit/vault.ts';
export type { ProviderError, ProviderErrorCode } from './kit/provider-error.ts';
export type { AdapterTools, Keys } from '../kit/accounts.ts';

/** One code's way to its provider. */
export type Adapter = KeyedAdapter<PaymentCode, PaymentProvider>;

/** The providers of a deployment, by code. */
export type Payments = Providers<PaymentCode, PaymentProvider>;

export interface StartInput {
  readonly amount: Money;
  /** Single-use token from the provider's frame; undefined for every other kind. */
  readonly source?: string | undefined;
  /** The platform's payment id; a provider charges it at most once. */
  readonly reference: string;
  /** The address that the provider's or the bank's page sends the buyer back to. */
  readonly returnUrl: string;
  /** The address for a buyer who gives up on the provider's page. */
  readonly cancelUrl?: string | undefined;
  /** The address of our page that opens the provider's window; for those of the kind `push`. */
  readonly windowUrl?: string | undefined;
  /** The address that the provider tells its events. */
  readonly webhookUrl?: string | undefined;
  readonly idempotencyKey: string;
  /** True to have the card authorised alone; it is charged later. For codes with `authorizations`. */
  readonly isLater?: boolean | undefined;
  /** Monthly payments without interest, by credit card; undefined for one payment. */
  readonly instalments?: number | undefined;
  /** When a number to pay by has to end at the latest, milliseconds UTC; for references alone. */
  readonly payBy?: number | undefined;
  /** The number of the order, by which buyer and seller name it. */
  readonly description?: string | undefined;
  /** The buyer, for providers that write to them. */
  readonly buyer?:
    | { readonly name: string; readonly email: string; readonly phone?: string | undefined }
    | undefined;
  /** The provider's customer whose saved card `source` is; with `keep`, for whom the card that pays is kept. */
  readonly vault?: { readonly customer: string; readonly keep: boolean } | undefined;
  /** Whose card pays; for cards alone. */
  readonly billing?: Billing | undefined;
  /** Language of the provider's or the bank's page. */
  readonly locale?: Locale;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The charge that a provider's window is opened over. */
export type WindowInput = Pick<StartInput, 'amount' | 'reference' | 'locale'>;

/** What opens a provider's window. */
export interface ChargeWindow {
  /** The provider's id of the charge. */
  readonly chargeId: string;
  /** The charge, as only the provider can read it. */
  readonly encryptedData: string;
  /** Addresses of the provider's scripts, in the order in which a page loads them. */
  readonly scripts: readonly string[];
}

export interface ChargedCard {
  readonly brand: string;
  readonly last4: string;
  readonly type: 'credit' | 'debit';
  readonly bank?: string;
  /** Where it was issued, ISO 3166-1 alpha-2; missing where the provider does not tell. */
  readonly country?: string;
}

/** An amount in another money, whose rate holds until its end. */
export interface Quote {
  /** The money's name. @example 'USDT' */
  readonly asset: string;
  /** How much of it, in decimals. */
  readonly amount: string;
  /** What one of it is worth, in decimals of the payment's currency. */
  readonly rate: string;
  /** Milliseconds UTC. */
  readonly until: number;
}

/** What a buyer contests of a charge at the bank. */
export interface ChargeDispute {
  /** The provider's id of it. */
  readonly id: string;
  readonly state: DisputeState;
  /** What is contested. */
  readonly amount: Money;
  /** What the provider takes for it beside that, minor units; 0 where it tells none. */
  readonly fee: number;
  /** The provider's own word. */
  readonly reason: string;
  /** Until when it may be answered, milliseconds UTC; undefined where the provider tells no end. */
  readonly respondBy?: number | undefined;
}

interface ChargeFacts {
  readonly id: string;
  readonly reference: string;
  readonly amount: Money;
  /** Minor units that were given back. */
  readonly refunded: number;
  /** Null where no card paid, or none is known. */
  readonly card: ChargedCard | null;
  /** Milliseconds since the epoch. */
  readonly created: number;
  /** The card that stays in the vault, where this charge asked for it. */
  readonly kept?: KeptCard | undefined;
  /** The dispute that the provider tells of, where it tells of one. */
  readonly dispute?: ChargeDispute | undefined;
  /** The provider's own judgement of its risk, where it is worse than usual. */
  readonly risk?: ProviderRisk | undefined;
}

/** A charge whose state the provider has said. */
export type KnownCharge = ChargeFacts &
  (
    | { readonly outcome: 'approved' }
    /** The bank keeps the amount ready, and nothing was charged. */
    | { readonly outcome: 'authorized' }
    | { readonly outcome: 'declined'; readonly declineCode: string }
    | {
        readonly outcome: 'requires_action';
        readonly redirectUrl: string;
        /** What the buyer pays in another money, where the provider's page asks for one. */
        readonly quote?: Quote | undefined;
      }
    | {
        /** It waits for its buyer to pay a number elsewhere. */
        readonly outcome: 'referenced';
        readonly slip: PaymentSlip;
        /** When the provider ends the number, milliseconds UTC; undefined where it told no end. */
        readonly until?: number | undefined;
      }
    /** The provider has its buyer's yes, and takes days to decide. */
    | { readonly outcome: 'in_review'; readonly waitsFor: ReviewWaits }
    | { readonly outcome: 'pending' }
  );

/** A charge of which it is not known yet whether it was made. */
export interface UnknownCharge {
  readonly outcome: 'unknown';
  readonly reference: string;
}

export type Charge = KnownCharge | UnknownCharge;

export interface RefundInput {
  /** The provider's id of the charge. */
  readonly chargeId: string;
  /** The platform's own reference of the charge. */
  readonly reference: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
}

/** A provider's way to charge later what a bank has authorised. */
export interface Authorizations {
  /**
   * Charges an authorisation once, or a part of it: the rest is given up. The charge that it gives has the whole
   * amount that was authorised, and counts the rest as given back. A failure means that this call moved no money.
   */
  readonly capture: (
    input: AuthorizationInput & { readonly amount: Money },
  ) => Promise<Result<Charge, ProviderError>>;
  /** Gives an authorisation up: its charge is declined from then on. */
  readonly release: (input: AuthorizationInput) => Promise<Result<Charge, ProviderError>>;
}

/** An authorisation that a provider is asked about. */
export interface AuthorizationInput {
  /** The provider's id of the charge. */
  readonly chargeId: string;
  /** The platform's own reference of the charge. */
  readonly reference: string;
  readonly idempotencyKey: string;
}

export type Refund =
  | {
      readonly status: 'success' | 'failed' | 'pending';
      readonly id: string;
      readonly amount: Money;
    }
  | { readonly status: 'unknown' };

export interface WebhookEvent {
  /** The same in every repeat of one event. */
  readonly id: string;
  readonly type:
    | 'charge.pending'
    | 'charge.in_review'
    | 'charge.requires_action'
    | 'charge.referenced'
    | 'charge.authorized'
    | 'charge.approved'
    | 'charge.declined'
    | 'charge.refunded';
  /**
   * Rises with each event of a charge: an event with a lower number than the last one is outdated.
   */
  readonly sequence: number;
  /** Milliseconds since the epoch. */
  readonly created: number;
  /** The charge as it was when the event was written. */
  readonly charge: KnownCharge;
  readonly refund?: Refund;
}

/** A proved event that says only which charge to look up. */
export interface WebhookHint {
  /** The same in every repeat of one event. */
  readonly id: string;
  /** The platform's own reference of the charge. */
  readonly reference: string;
  readonly charge: null;
}

export type WebhookFault =
  | 'signature_missing'
  | 'signature_invalid'
  | 'signature_expired'
  | 'body_invalid'
  /** The provider has to be asked about the event, and did not answer: it is to be sent again. */
  | 'unproven_yet';

export interface FrameOptions {
  /** Origin of the page that embeds the frame; the frame speaks to no other. */
  readonly origin: string;
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
}
