import type { Wallet } from '../../../shared/contracts/wallets.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface WalletProps {
  env: PageEnv;
  wallet: Wallet;
  /** The wallet's path, without the store's base. */
  path: string;
  /** The path of the orders that entries lead to, which their id follows. */
  orders: string;
  /** The path of the page that draws its money out; null for a currency that is not paid out. */
  draw: string | null;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Whose it is: an account's, or a store's. */
  of: 'person' | 'store';
  /** The months of which there are statements, `YYYY-MM`, the latest first. */
  months: readonly string[];
  /** What the entries are narrowed to, as the address has it; empty texts for nothing. */
  narrowed: { readonly event: string; readonly start_date: string; readonly end_date: string };
}

/** The view's props: the edge adds the words of the page's language. */
export interface WalletViewProps extends WalletProps {
  t: Messages;
}
