import type { Locale } from '../../../shared/kernel/locale.ts';
import type { Result } from '../../../shared/kernel/result.ts';

interface Outgoing {
  /** The same in every try: a provider that can tell sends it once. */
  readonly id: string;
  /** The store in whose name it goes out, and what people call it. */
  readonly storeId: string;
  readonly storeName: string;
  /** Language that it is written in. */
  readonly locale: Locale;
}

/** A mail that is ready to go. */
export interface OutgoingMail extends Outgoing {
  readonly channel: 'mail';
  /** Address of the one who gets it. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A text message that is ready to go. */
export interface OutgoingSms extends Outgoing {
  readonly channel: 'sms';
  /** Number in E.164. */
  readonly recipient: string;
  readonly text: string;
}

export type OutgoingMessage = OutgoingMail | OutgoingSms;

/** The provider has taken the message; what becomes of it then is not known here. */
export interface Sent {
  /** The provider's own id of it, for asking the provider. */
  readonly providerId: string | null;
}

/**
 * Why a message did not go. `refused`: this message never will (no such address, a text that is not
 * taken). `later`: it may go in another try, or has gone and only the answer was lost; also where the
 * provider refuses us rather than the message, since that is mended without it.
 */
export type SendFault =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds?: number };

/**
 * What the platform asks a provider for, be it of mail or of text messages. A reason is for an
 * operator's eyes: it holds no key, and nothing of the message but the address.
 */
export interface MessageSender<M extends OutgoingMessage = OutgoingMessage> {
  /** Which one it is, as the settings name it. */
  readonly name: string;
  /** Sends a message; answers in bounded time, and does not throw. */
  send(message: M): Promise<Result<Sent, SendFault>>;
}

/** One for each channel. */
export interface MessageSenders {
  readonly mail: MessageSender<OutgoingMail>;
  readonly sms: MessageSender<OutgoingSms>;
}
/** Longest reason that is kept. */
const REASON_CHARACTERS = 300;

/** A reason in one line of bounded length, without the secrets that a provider may have echoed. */
export function reasonOf(text: string, secrets: readonly string[] = []): string {
  const plain = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return plain.replace(/\s+/g, ' ').trim().slice(0, REASON_CHARACTERS);
}
