import type { Result } from '../../../shared/kernel/result.ts';

/** A browser at its push service. */
export interface PushAddress {
  readonly endpoint: string;
  /** Its public key and its secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface OutgoingPush {
  /** At most 32 characters of base64url: a later push of this topic takes the place of a waiting one. */
  readonly topic: string;
  /** The text that the browser's service worker gets, at most 3,000 bytes. */
  readonly text: string;
}

/**
 * Why a push was not taken. `gone`: the browser shows none any more, and its address is to be
 * forgotten. `later`: another try may succeed.
 */
export type PushFault =
  | { readonly kind: 'gone'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string; readonly afterSeconds?: number };

/** The port to browsers' push services. */
export interface PushSender {
  /** The public key that browsers subscribe with, base64url. */
  readonly publicKey: string;
  /** Whether an address is one that this sender sends to. */
  takes(endpoint: string): boolean;
  /** Sends a push; answers in bounded time, and does not throw. */
  send(to: PushAddress, push: OutgoingPush): Promise<Result<null, PushFault>>;
}
