import type { Env } from '../env.ts';

/** The calls of an account's mailbox object about the conversations that it has open. */
export interface LineCalls {
  /** The account has opened a socket of a conversation. */
  holds(conversation: string): Promise<void>;
  /** It has none there any more. */
  left(conversation: string): Promise<void>;
  /** Ends every socket that the account may not have any more. */
  recheck(accountId: string): Promise<void>;
  /** Tells every browser that the account has open how many alerts wait. */
  alerted(accountId: string): Promise<void>;
}

/** The object that knows where an account listens. */
export function linesOf({ MAILBOX }: Pick<Env, 'MAILBOX'>, accountId: string): LineCalls {
  return MAILBOX.get(MAILBOX.idFromName(accountId)) as unknown as LineCalls;
}

/**
 * Looks again at the sockets of an account, after a change of its sessions or its roles is
 * committed: those that it may not have any more end at once.
 */
export function recheckLines(env: Pick<Env, 'MAILBOX'>, accountId: string): Promise<void> {
  return linesOf(env, accountId).recheck(accountId);
}
