import { ownOrder } from '../../fragments/office/own-order/server.ts';
import { captureOrder, voidOrder } from '../../shared/contracts/authorizations.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { minorOf } from '../../shared/rules/typed-numbers.ts';
import type { PageForm } from '../kit/form.ts';

/** The forms by which an authorised payment is charged, in whole or in part, or given up. */
export const authorizationForms: Readonly<Record<string, PageForm>> = {
  capture: { call: captureOrder, done: 'charged', fields: ({ id, order }) => ({ id, order }) },
  'capture-part': {
    call: captureOrder,
    done: 'charged',
    check({ capture_amount: typed = '' }, { tag }) {
      const { authorization } = wordsOf(ownOrder.words, tag);
      const amount = minorOf(typed.trim());
      const isWrong = amount === undefined || amount <= 0;
      return { ...(isWrong && { capture_amount: authorization.needsAmount }) };
    },
    fields: ({ id, order, capture_amount: typed = '' }) => ({
      id,
      order,
      amount: minorOf(typed.trim()),
    }),
  },
  void: {
    call: voidOrder,
    done: 'voided',
    fields: ({ id, order, from }) => ({ id, order, from }),
  },
};
