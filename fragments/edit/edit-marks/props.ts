import type { PageEnv } from '../../_runtime/env.ts';
import type { StoreType } from '../../../shared/contracts/fields.ts';
import type { MarkKind } from '../../_runtime/mark.ts';
import type { Messages } from './messages/es.ts';

export interface EditMarksProps {
  env: PageEnv;
  storeType: StoreType;
  /** Whether edit mode was on when the page was made. */
  isOn: boolean;
  /** The kinds of rows that the account may change. */
  kinds: readonly MarkKind[];
  /** The catalogue whose products the page shows in its owner's order, from which place on; null elsewhere. */
  ordered: { readonly catalogue: string; readonly offset: number } | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditMarksViewProps extends EditMarksProps {
  t: Messages;
}
