import type { Result } from '../../../shared/kernel/result.ts';

/** A mail that is ready to go. */
export interface OutgoingMail {
  /** The same in every try: a provider sends it once. */
  readonly id: string;
  /** The store in whose name it goes out. */
  readonly storeId: string;
  /** Address of the one who gets it. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `refused`: this mail will never go; `unavailable`: it may go later, or has gone without a word. */
export type MessageFault = 'refused' | 'unavailable';

/**
 * What the platform asks a message provider for. Adapters for real mail (SMTP, an HTTP service) and
 * for SMS belong to the issues that register people and sell on servers; the demo keeps what it
 * sends, for `/dev/outbox` to show.
 */
export interface MessageProvider {
  /** Sends a mail once, however often it is asked to with the same id. */
  send(mail: OutgoingMail): Promise<Result<null, MessageFault>>;
}
