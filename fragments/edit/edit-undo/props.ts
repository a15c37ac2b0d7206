import type { StoreType } from '../../../shared/contracts/fields.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditUndoProps {
  env: PageEnv;
  storeType: StoreType;
  /** The account whose own changes are taken back. */
  account: string;
  /** Whether edit mode was on when the page was made. */
  isOn: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditUndoViewProps extends EditUndoProps {
  t: Messages;
}
