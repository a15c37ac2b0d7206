import { z } from 'zod';
import { CASHOUT_REASON_MAX } from '../rules/cashouts.ts';
import { contract } from './contract.ts';
import { accountId, username } from './people.ts';
import { sampleIds } from './samples.ts';

/** The calls by which a network's root store pauses sellers: what they sell meanwhile earns nothing. */

export const sellerPause = z
  .object({
    account: accountId,
    name: z.string(),
    /** For the seller to read. */
    reason: z.string(),
    paused_at: z.string(),
  })
  .meta({ id: 'SellerPause' });
export type SellerPause = z.infer<typeof sellerPause>;

const base = { service: 'payouts', access: 'payouts-admin' } as const;

export const listPauses = contract({
  ...base,
  id: 'payouts.pauses',
  method: 'get',
  path: '/pauses',
  summary: {
    en: 'The sellers that the network has paused, and why',
    es: 'Los vendedores que la red tiene en pausa, y por qué',
  },
  answer: z.object({ results: z.array(sellerPause) }),
});

export const pauseSeller = contract({
  ...base,
  id: 'payouts.pause',
  method: 'post',
  path: '/pauses',
  recentProof: true,
  summary: {
    en: 'Pauses a seller with a reason to read: purchases that begin meanwhile earn it nothing',
    es: 'Pone en pausa a un vendedor con un motivo que puede leer: las compras que empiecen mientras no le dan ganancia',
  },
  body: z.object({
    username,
    reason: z.string().trim().min(1).max(CASHOUT_REASON_MAX),
  }),
  sample: { body: { username: 'rosa', reason: 'Revisamos tus últimas ventas' } },
  answer: z.object({}),
  errors: ['user_does_not_exist'],
});

export const resumeSeller = contract({
  ...base,
  id: 'payouts.resume',
  method: 'delete',
  path: '/pauses/{account}',
  summary: {
    en: 'Ends a seller’s pause: what is sold from then on earns again',
    es: 'Termina la pausa de un vendedor: lo que venda desde entonces vuelve a dar ganancia',
  },
  params: z.object({ account: accountId }),
  sample: { params: { account: sampleIds.account } },
  answer: z.object({}),
});
