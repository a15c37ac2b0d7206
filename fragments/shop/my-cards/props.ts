import type { SavedCard } from '../../../shared/contracts/saved-cards.ts';
import type { ProvenForm } from '../../../shared/ui/form/form-ui.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface MyCardsProps {
  env: PageEnv;
  cards: readonly SavedCard[];
  /** The form that came back; null for none. */
  form: ProvenForm | null;
  isRemoved: boolean;
  idempotencyKey: string;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface MyCardsViewProps extends MyCardsProps {
  t: Messages;
}
