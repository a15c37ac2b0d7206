import type { PageEnv } from '../../_runtime/env.ts';
import type { OwnItems } from '../../../shared/contracts/item-fields.ts';
import type { Messages } from './messages/es.ts';

export type Done = 'deleted' | 'restored' | 'changed';

export interface OwnItemsProps {
  env: PageEnv;
  list: OwnItems;
  /** 1-based page of the list. */
  page: number;
  /** What the list was narrowed to. */
  text: string;
  state: string;
  /** The action that a form without script has just done. */
  done: Done | null;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnItemsViewProps extends OwnItemsProps {
  t: Messages;
}
