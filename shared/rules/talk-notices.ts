import { orderStates } from './order-states.ts';

/** Keys of notices: a stage that an order has reached, or a note that its store wrote for the buyer. */
export const noticeKeys = [...orderStates, 'note'] as const;
export type NoticeKey = (typeof noticeKeys)[number];

/**
 * What the platform writes in the conversation about an order: a key and its parameters, whose words
 * each reader's page says in its own language.
 */
export interface TalkNotice {
  readonly key: NoticeKey;
  readonly params: { readonly number: string };
}
