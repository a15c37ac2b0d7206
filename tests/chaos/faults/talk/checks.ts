/** What has to be true of conversations after the kills. */
import type { Check } from '../../../support/suite/part.ts';
import type { Acknowledged } from './talker.ts';

/** A conversation as it was acknowledged, and as it stands at the end. */
export interface Ended {
  readonly acknowledged: readonly Acknowledged[];
  /** The newest message that the shopper has said to have opened. */
  readonly opened: number;
  /** Numbers and texts of its messages, in the order of its history. */
  readonly kept: readonly { readonly seq: number; readonly text: string }[];
  /** Numbers that the shopper's socket gave, as they came. */
  readonly heard: readonly number[];
  /** What waits, by the conversation and by the list. */
  readonly pending: { readonly shopper: number; readonly store: number };
  readonly listed: { readonly shopper: number; readonly store: number };
}

/** The checks over all conversations; each says how many there are that it is wrong for. */
export function talkChecks(all: readonly Ended[]): Check[] {
  const sum = (of: (ended: Ended) => number) => all.reduce((total, one) => total + of(one), 0);
  const none = (name: string, figure: number): Check => ({
    name,
    figure: `${figure}`,
    limit: '0',
    met: figure === 0,
  });
  return [
    none('acknowledged messages that are not there', sum(countLost)),
    none('messages that are there twice, or that nobody sent', sum(countMore)),
    none('messages out of the order in which they were acknowledged', sum(countMisplaced)),
    none('messages that a socket lost, gave twice or out of order', sum(countMisheard)),
    none(
      'conversations whose pending count is wrong',
      sum((one) => wrong(one, one.pending)),
    ),
    none(
      'lists whose pending count is wrong',
      sum((one) => wrong(one, one.listed)),
    ),
  ];
}

function countLost({ acknowledged, kept }: Ended): number {
  const texts = new Set(kept.map(({ text }) => text));
  return acknowledged.filter(({ text }) => !texts.has(text)).length;
}

function countMore({ acknowledged, kept }: Ended): number {
  const sent = new Set(acknowledged.map(({ text }) => text));
  return kept.length - new Set(kept.map(({ text }) => text).filter((one) => sent.has(one))).size;
}

function countMisplaced({ acknowledged, kept }: Ended): number {
  const places = new Map(kept.map(({ seq, text }) => [text, seq]));
  const moved = acknowledged.filter(({ seq, text }) => places.get(text) !== seq).length;
  const falls = (seqs: readonly number[]) =>
    seqs.filter((seq, index) => index > 0 && seq <= (seqs[index - 1] ?? 0)).length;
  return moved + falls(kept.map(({ seq }) => seq)) + falls(acknowledged.map(({ seq }) => seq));
}

function countMisheard({ kept, heard }: Ended): number {
  const wanted = kept.map(({ seq }) => seq);
  const length = Math.max(wanted.length, heard.length);
  return Array.from({ length }, (_, index) => wanted[index] !== heard[index]).filter(Boolean)
    .length;
}

/** 1 where a side's count is not what the messages say. */
function wrong({ acknowledged, opened }: Ended, said: Ended['pending']): number {
  const after = (side: 'shopper' | 'store', mark: number) => {
    const own = acknowledged.filter((one) => one.side === side).map(({ seq }) => seq);
    const read = Math.max(mark, ...own);
    return acknowledged.filter((one) => one.side !== side && one.seq > read).length;
  };
  return said.shopper === after('shopper', opened) && said.store === after('store', 0) ? 0 : 1;
}
