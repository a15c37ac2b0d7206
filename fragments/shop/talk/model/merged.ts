import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';

/** Messages in their order, each once; of one that is in both the newer is kept. */
export function merged(
  one: readonly TalkMessage[],
  other: readonly TalkMessage[],
): readonly TalkMessage[] {
  const all = new Map([...one, ...other].map((message) => [message.seq, message]));
  return [...all.values()].toSorted((a, b) => a.seq - b.seq);
}
