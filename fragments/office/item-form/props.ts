import type { PageEnv } from '../../_runtime/env.ts';
import type { EditedItem } from '../../../shared/contracts/item-fields.ts';
import type { Messages } from './messages/es.ts';

export interface ItemFormProps {
  env: PageEnv;
  /** Null for a new item. */
  item: EditedItem | null;
  /** The type that a new item begins with. */
  type: string;
  /** The item's address in the store; null for a new one. */
  shopHref: string | null;
  /** The address that the form posts to. */
  action: string;
  /** The action that a form without script has just done. */
  done: 'created' | 'saved' | 'copied' | null;
  /** Idempotency key of the form without script. */
  idempotencyKey: string;
  /** A form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ItemFormViewProps extends ItemFormProps {
  t: Messages;
}
