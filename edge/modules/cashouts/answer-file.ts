import Papa from 'papaparse';
import {
  answeredState,
  CASHOUT_REASON_MAX,
  type CashoutState,
} from '../../../shared/rules/cashouts.ts';
import { trackingKey, type AnswerProblem } from '../../../shared/rules/payout-formats.ts';
import { minorOf } from '../../../shared/rules/typed-numbers.ts';

/** A cash-out of the batch that a bank answers. */
export interface KnownPayout {
  readonly id: string;
  /** What the bank got, minor units. */
  readonly amount: number;
  readonly state: CashoutState;
}

/** A line of the answer that says something new. */
export interface AnswerLine {
  readonly cashout: string;
  readonly state: 'paid' | 'failed' | 'returned';
  readonly amount: number;
  readonly reason: string | null;
}

/** A line that does not fit to the batch. */
export interface AnswerDifference {
  /** 1-based, the header counted. */
  readonly line: number;
  readonly reference: string;
  readonly problem: AnswerProblem;
  readonly kept: number | null;
  readonly answered: number | null;
}

const STATES: Readonly<Record<string, AnswerLine['state']>> = {
  paid: 'paid',
  liquidada: 'paid',
  failed: 'failed',
  rechazada: 'failed',
  returned: 'returned',
  devuelta: 'returned',
};
/** Longer texts of a line are no reference. */
const REFERENCE_MAX = 40;

/**
 * Compares a bank's answer with the batch that it is about: each line names a cash-out by its tracking
 * key, the amount of it, and what became of it.
 * @param text CSV: a header, then reference, amount, status and reason
 */
export function readAnswer(
  text: string,
  batch: readonly KnownPayout[],
): {
  readonly news: AnswerLine[];
  readonly known: number;
  readonly differences: AnswerDifference[];
} {
  const byKey = new Map(batch.map((payout) => [trackingKey(payout.id), payout]));
  const seen = new Set<string>();
  const news: AnswerLine[] = [];
  const differences: AnswerDifference[] = [];
  let known = 0;
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    skipEmptyLines: true,
  });
  const header = (data[0] ?? [])
    .map((cell) => cell.trim().toLowerCase())
    .slice(0, 3)
    .join();
  if (header !== 'reference,amount,status') {
    const none = { reference: '', problem: 'unreadable', kept: null, answered: null } as const;
    return { news, known, differences: [{ line: 1, ...none }] };
  }
  data.slice(1).forEach((cells, at) => {
    const [reference = '', typed = '', status = '', reason = ''] = cells.map((cell) => cell.trim());
    const answered = minorOf(typed) ?? null;
    const state = STATES[status.toLowerCase()];
    const payout = byKey.get(reference.toUpperCase());
    const differs = (problem: AnswerProblem) =>
      differences.push({
        line: at + 2,
        reference: reference.slice(0, REFERENCE_MAX),
        problem,
        kept: payout?.amount ?? null,
        answered,
      });
    if (answered === null || state === undefined) differs('unreadable');
    else if (!payout) differs('unknown');
    else if (seen.has(payout.id)) differs('doubled');
    else if (payout.amount !== answered) differs('amount');
    else {
      const next = answeredState(payout.state, state);
      if (next === undefined) differs('late');
      else if (next === 'known') known += 1;
      else {
        const why = reason.slice(0, CASHOUT_REASON_MAX);
        news.push({ cashout: payout.id, state, amount: answered, reason: why === '' ? null : why });
      }
    }
    if (payout) seen.add(payout.id);
  });
  return { news, known, differences };
}
