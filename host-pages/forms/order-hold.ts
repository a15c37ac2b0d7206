import { ownOrder } from '../../fragments/office/own-order/server.ts';
import { holdOrder, releaseOrder, restoreOrderHold } from '../../shared/contracts/order-holds.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { formOf, type PageForm } from '../kit/form.ts';

/** The forms by which an order is held, released, and held again as it was. */
export const holdForms: Readonly<Record<string, PageForm>> = {
  hold: {
    call: holdOrder,
    done: 'held',
    fields: ({ id, order, from, hold_reason: reason, hold_note: note }) => ({
      id,
      order,
      from,
      reason,
      note,
    }),
    check({ hold_reason: reason = '', hold_note: note = '' }, { tag }) {
      const { hold } = wordsOf(ownOrder.words, tag);
      return {
        ...(reason === '' && { hold_reason: hold.needsReason }),
        ...(reason === 'other' && note.trim() === '' && { hold_note: hold.needsNote }),
      };
    },
  },
  'hold-release': formOf({
    call: releaseOrder,
    onward: ({ past_holds: [released] }, { order = '' }, { base }) =>
      `${base}/admin/ordenes/${order}?released=${released?.id ?? ''}`,
  }),
  'hold-restore': { call: restoreOrderHold, done: 'reheld' },
};
