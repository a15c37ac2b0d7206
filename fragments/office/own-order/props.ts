import type { EditedLines } from '../../../shared/contracts/order-edit-view.ts';
import type { OrderAdditions } from '../../../shared/contracts/order-additions.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import type { OrderNote } from '../../../shared/contracts/order-notes.ts';
import type { OrderReceipt } from '../../../shared/contracts/order-receipts.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { State } from '../../../shared/rules/states.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnOrderProps {
  env: PageEnv;
  /** Id of the store that delivers it. */
  supplier: string;
  order: SellerOrderView;
  /** What adds to it, and the order to which it adds. */
  additions: OrderAdditions;
  /** The action that a form has just done. */
  done: keyof Messages['done'] | null;
  notes: readonly OrderNote[];
  /** Id of the note that was deleted a moment ago. */
  deletedNote: string | null;
  /** Id of the hold that was released a moment ago. */
  releasedHold: string | null;
  receipt: OrderReceipt | null;
  /** Its courier's label, and the rates to buy one by. */
  label: OrderLabel;
  /** The states of the country of its address; none where it has no list. */
  states: readonly State[];
  /** What an edit of its lines would do, where that was just asked. */
  preview: EditedLines | null;
  /** The cancellation as it was typed, where it was refused. */
  values: Readonly<Record<string, string>>;
  /** Its problems, by field. */
  errors: Readonly<Record<string, string>>;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnOrderViewProps extends OwnOrderProps {
  t: Messages;
}
