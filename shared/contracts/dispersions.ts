import { z } from 'zod';
import { CASHOUT_REASON_MAX } from '../rules/cashouts.ts';
import {
  answerProblems,
  BANK_ANSWER_MAX,
  PAYOUT_ROWS,
  payoutFormats,
} from '../rules/payout-formats.ts';
import { cashoutId, drawn } from './cashouts.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, minor } from './fields.ts';
import { sampleIds } from './samples.ts';

/** The calls by which a network's root store pays the wallets of its network out. */

export const payoutBatchId = z.string().regex(/^pb_[a-z0-9]{26}$/);

/** A cash-out as the accountant sees it. Bank data stand in a batch's file alone. */
export const payout = drawn
  .extend({
    /** Account or store, by its id and its public name. */
    owner: z.object({ id: z.string(), name: z.string() }),
    currency,
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;

export const payoutBatch = z
  .object({
    id: payoutBatchId,
    number: z.number().int(),
    format: z.enum(payoutFormats),
    currency,
    count: z.number().int(),
    /** What the bank gets. */
    total: minor,
    /** How many of it no bank has answered. */
    unanswered: z.number().int(),
    created_at: z.string(),
    /** The bank's file that was read last; nothing of it was taken where it has differences. */
    answer: z
      .object({
        read_at: z.string(),
        taken: z.number().int(),
        known: z.number().int(),
        differences: z.array(
          z.object({
            line: z.number().int(),
            reference: z.string(),
            problem: z.enum(answerProblems),
            kept: minor.nullable(),
            answered: minor.nullable(),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'PayoutBatch' });
export type PayoutBatch = z.infer<typeof payoutBatch>;
export type BankAnswer = NonNullable<PayoutBatch['answer']>;

const base = { service: 'payouts', access: 'payouts-admin' } as const;
const sampleBatch = { batch: sampleIds.payoutBatch };

export const listPayouts = contract({
  ...base,
  id: 'payouts.list',
  method: 'get',
  path: '/cashouts',
  summary: {
    en: 'The cash-outs of the network that wait for a decision or to be sent, and the latest batches',
    es: 'Los retiros de la red que esperan decisión o envío, y las últimas dispersiones',
  },
  query: z.object({ ...paging(PAYOUT_ROWS) }),
  answer: z.object({ waiting: listOf(payout), batches: z.array(payoutBatch) }),
});

export const approvePayouts = contract({
  ...base,
  id: 'payouts.approve',
  method: 'post',
  path: '/approve',
  recentProof: true,
  summary: {
    en: 'Approves cash-outs; those that wait for a decision have to be named',
    es: 'Aprueba retiros; los que están en revisión hay que nombrarlos',
  },
  body: z.object({
    /** Which; without any, all that were asked for and are not under review. */
    cashouts: z.array(cashoutId).max(PAYOUT_ROWS).default([]),
  }),
  sample: { body: { cashouts: [] } },
  answer: z.object({}),
});

export const refusePayout = contract({
  ...base,
  id: 'payouts.refuse',
  method: 'post',
  path: '/cashouts/{cashout}/refuse',
  summary: {
    en: 'Refuses a cash-out with a reason that its owner reads; the money stays in the wallet',
    es: 'Rechaza un retiro con un motivo que lee su dueño; el dinero sigue en el monedero',
  },
  params: z.object({ cashout: cashoutId }),
  body: z.object({ reason: z.string().trim().min(1).max(CASHOUT_REASON_MAX) }),
  sample: {
    params: { cashout: sampleIds.cashout },
    body: { reason: 'La cuenta no está a tu nombre' },
  },
  answer: z.object({}),
  errors: ['cashout_not_found', 'cashout_moved'],
});

export const makePayoutBatch = contract({
  ...base,
  id: 'payouts.make-batch',
  method: 'post',
  path: '/batches',
  recentProof: true,
  summary: {
    en: 'Sends all approved cash-outs of a currency: makes the file for the bank, and posts them',
    es: 'Envía todos los retiros aprobados de una moneda: prepara el archivo del banco y los asienta',
  },
  body: z.object({ currency, format: z.enum(payoutFormats) }),
  sample: { body: { currency: 'MXN', format: 'spei' } },
  /** Its number and its sums are made by the batch that writes it: `payouts.batch` tells them. */
  answer: payoutBatch.pick({ id: true }),
  status: 201,
  errors: ['payout_account_missing', 'payout_batch_empty', 'cashout_currency'],
});

export const getPayoutBatch = contract({
  ...base,
  id: 'payouts.batch',
  method: 'get',
  path: '/batches/{batch}',
  summary: {
    en: 'A batch with its cash-outs, and what differs in the bank’s answer',
    es: 'Una dispersión con sus retiros y lo que difiere en la respuesta del banco',
  },
  params: z.object({ batch: payoutBatchId }),
  query: z.object({ ...paging(PAYOUT_ROWS) }),
  sample: { params: sampleBatch },
  answer: payoutBatch.extend({ cashouts: listOf(payout) }),
  errors: ['payout_batch_not_found'],
});

export const readBankAnswer = contract({
  ...base,
  id: 'payouts.read-answer',
  method: 'post',
  path: '/batches/{batch}/answer',
  recentProof: true,
  summary: {
    en: 'Reads a bank’s answer; a file with any difference changes nothing but what is shown of it',
    es: 'Lee la respuesta del banco; un archivo con alguna diferencia no cambia nada, solo se muestra',
  },
  params: z.object({ batch: payoutBatchId }),
  body: z.object({
    /** CSV with a header: reference, amount, status (paid, failed, returned), reason. */
    text: z.string().min(1).max(BANK_ANSWER_MAX),
  }),
  sample: { params: sampleBatch, body: { text: 'reference,amount,status,reason\r\n' } },
  answer: payoutBatch,
  errors: ['payout_batch_not_found'],
});
