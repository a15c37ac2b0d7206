import type { SavedCard } from '../../../shared/contracts/saved-cards.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SavedCardsProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  cards: readonly SavedCard[];
  /** The card that was chosen; null for another one. */
  chosen: string | null;
  /** Whether the card that pays is kept. */
  keeps: boolean;
  /** Whether its buyer has asked for the form. */
  isOpen: boolean;
  idempotencyKey: string;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SavedCardsViewProps extends SavedCardsProps {
  t: Messages;
}
