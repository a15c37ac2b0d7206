import type { Locale } from '../../../shared/kernel/locale.ts';
import type { Result } from '../../../shared/kernel/result.ts';

interface Outgoing {
  /** The same in every try: a provider that knows it sends the message once. */
  readonly id: string;
  /** The store in whose name the message goes out, and the store's public name. */
  readonly storeId: string;
  readonly storeName: string;
  /** Language that it is written in. */
  readonly locale: Locale;
}

/** A mail that is ready to go. */
export interface OutgoingMail extends Outgoing {
  readonly channel: 'mail';
  /** Address of the recipient. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An address that a post without cookies has no more such mails come from (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The headers of a mail besides its addresses and its subject. */
export function headersOf({ locale, unsubscribe }: OutgoingMail): Record<string, string> {
  return {
    'Content-Language': locale,
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** A text message that is ready to go. */
export interface OutgoingSms extends Outgoing {
  readonly channel: 'sms';
  /** Number in E.164. */
  readonly recipient: string;
  readonly text: string;
}

export type OutgoingMessage = OutgoingMail | OutgoingSms;

/** The provider has taken the message; its delivery is not known here. */
export interface Sent {
  /** The provider's own id of the message, for questions to the provider. */
  readonly providerId: string | null;
}

/**
 * Why a message was not sent. `refused`: no try will send this message (no such address, a text
 * that is not accepted). `later`: another try may send it, or it was sent and only the answer was
 * lost. It is `later` too where the provider refuses the platform rather than the message, since an
 * operator mends that without a change of the message.
 */
export type SendFault =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds?: number };

/**
 * The port of a message provider, for mail or for text messages. A reason is read by an operator:
 * it holds no key, and nothing of the message but the address.
 */
export interface MessageSender<M extends OutgoingMessage = OutgoingMessage> {
  /** The provider's name, as the settings write it. */
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

/** A reason in one line of bounded length, without secrets that a provider may have echoed. */
export function reasonOf(text: string, secrets: readonly string[] = []): string {
  const plain = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return plain.replace(/\s+/g, ' ').trim().slice(0, REASON_CHARACTERS);
}
