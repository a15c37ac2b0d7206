import type { SheetItem } from '../../../shared/contracts/item-sheet.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ItemsSheetProps {
  env: PageEnv;
  items: SheetItem[];
  total: number;
  /** 1-based page of the items. */
  page: number;
  /** What the items were narrowed to. */
  text: string;
  state: string;
  /** Whether a form without script has just been saved. */
  done: boolean;
  /** Idempotency key of the form without script. */
  idempotencyKey: string;
  /** A form that was posted and refused; an item's own problem stands under `row_{id}`. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ItemsSheetViewProps extends ItemsSheetProps {
  t: Messages;
}
