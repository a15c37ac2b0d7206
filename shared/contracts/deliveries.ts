import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { alertApps } from '../rules/alerts.ts';
import { deliveryReasons, deliveryStates, deliveryWays } from '../rules/deliveries.ts';
import { contract, listOf, paging } from './contract.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** What became of the pushes, mails and text messages that told somebody of something. */

export const delivery = z
  .object({
    way: z.enum(deliveryWays),
    origin_app: z.enum(alertApps),
    /** As its reader recognizes it: never a whole mail address or number; of a push, its browser. */
    address: z.string(),
    state: z.enum(deliveryStates),
    /** Why it was not sent; null while that is not known, and where it was. */
    reason: z.enum(deliveryReasons).nullable(),
    /** The store that it is about. */
    store: z.string(),
    /** When it was tried first, and when its state came about. */
    created_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof delivery>;

const page = z.object(paging(EDGE_PAGE_SIZE.alerts));
const answer = listOf(delivery);

export const listDeliveries = contract({
  service: 'alerts',
  access: 'account',
  id: 'alerts.deliveries',
  method: 'get',
  path: '/{me}/deliveries',
  summary: {
    en: 'What became of the pushes, mails and text messages to the caller in the last 30 days, the newest first',
    es: 'En qué quedaron los avisos a dispositivos, correos y mensajes de texto a quien llama en los últimos 30 días, primero el más nuevo',
  },
  params: z.object({ me: accountId }),
  query: page,
  sample: { params: { me: sampleIds.account } },
  answer,
  errors: ['not_found'],
});

export const listStoreDeliveries = contract({
  service: 'inbox',
  access: 'inbox',
  id: 'inbox.deliveries',
  method: 'get',
  path: '/deliveries',
  summary: {
    en: 'What became of the mails to the store about customers without answer in the last 30 days, the newest first',
    es: 'En qué quedaron los correos a la tienda sobre clientes sin respuesta en los últimos 30 días, primero el más nuevo',
  },
  query: page,
  answer,
});
