import { z } from 'zod';
import { paymentCodes } from '../rules/payment-codes.ts';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** The test mode of a store: its purchases are tried out, and nothing is charged, sent or counted. */
export const testMode = z
  .object({
    test_mode: z.boolean(),
    /** The ways by which a test can be paid: those with keys for tests, and the platform's sandbox. */
    codes: z.array(z.enum(paymentCodes)),
    /** Orders of tests that are kept. */
    orders: z.number().int().min(0),
  })
  .meta({ id: 'TestMode' });
export type TestMode = z.infer<typeof testMode>;

const path = '/{mashup}/{type}/store/test-mode';
const base = { service: 'store', access: 'store-admin', params: ownedBy } as const;

export const getTestMode = contract({
  ...base,
  id: 'store.test-mode',
  method: 'get',
  path,
  summary: {
    en: 'Whether the store is in test mode, how a test can be paid, and how many test orders it has',
    es: 'Si la tienda está en modo de prueba, con qué se paga una prueba y cuántos pedidos de prueba tiene',
  },
  sample: { params: sampleStore },
  answer: testMode,
  errors: ['store_not_found'],
});

export const setTestMode = contract({
  ...base,
  id: 'store.test-mode-set',
  method: 'put',
  path,
  summary: {
    en: 'Switches the test mode of the store: purchases that begin in it are paid by test keys alone, and are never charged, sent or counted',
    es: 'Activa o apaga el modo de prueba de la tienda: lo que se compra en él se paga solo con llaves de prueba, y no se cobra, envía ni cuenta',
  },
  body: z.object({ test_mode: z.boolean() }),
  sample: { params: sampleStore, body: { test_mode: false } },
  answer: testMode,
  errors: ['store_not_found'],
});

export const deleteTestOrders = contract({
  ...base,
  id: 'store.test-orders-delete',
  method: 'delete',
  path: '/{mashup}/{type}/store/test-orders',
  summary: {
    en: 'Deletes all test orders of the store, for good, and no other order',
    es: 'Borra para siempre todos los pedidos de prueba de la tienda, y ningún otro',
  },
  sample: { params: sampleStore },
  answer: z.object({ deleted: z.number().int().min(0) }),
  errors: ['store_not_found'],
});
