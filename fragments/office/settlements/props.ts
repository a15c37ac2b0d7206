import type {
  Clearing,
  Settlement,
  SettlementLine,
  SettlementSource,
  SettlementSum,
} from '../../../shared/contracts/settlements.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** What a form of the page has just done. */
export const settlementsDone = ['taken', 'matched', 'settled'] as const;
export type SettlementsDone = (typeof settlementsDone)[number];

/** All settlements of a store, or one with its lines. */
export type SettlementsShown =
  | {
      kind: 'list';
      settlements: readonly Settlement[];
      /** What providers hold by the books; empty below the root of a network. */
      clearing: readonly Clearing[];
      /** The accounts that are asked for their reports. */
      sources: readonly SettlementSource[];
    }
  | {
      kind: 'one';
      settlement: Settlement;
      /** What the lines of each kind make. */
      sums: readonly SettlementSum[];
      lines: readonly SettlementLine[];
      /** True where only the lines that do not match are shown. */
      isOpenOnly: boolean;
    };

export interface SettlementsProps {
  env: PageEnv;
  shown: SettlementsShown;
  /** The number of settlements, or of lines, in all. */
  total: number;
  /** 1-based. */
  page: number;
  done: SettlementsDone | null;
  /** Prefix of the forms' idempotency keys. */
  idempotencyKey: string;
  /** The values of a form that was refused, its problems by field, and why as a whole. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SettlementsViewProps extends SettlementsProps {
  t: Messages;
}
