import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { alertApps, ALERTS_COUNTED_MAX } from '../rules/alerts.ts';
import { contract, paging } from './contract.ts';
import { storeId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/**
 * Alerts (spec [3], [7]): what has happened in stores that an account has to do with. Others do not
 * see them. An alert stays for 90 days.
 */

const base = { service: 'alerts', access: 'account' } as const;

const alertId = z.string().regex(/^al_[a-z0-9]{26}$/);

/** The things that an alert is about, by their ids; its link leads to them. */
export const alertParams = z.object({
  type: z.string().optional(),
  subtype: z.string().optional(),
  order: z.string().optional(),
  /** The account that buys. */
  customer: z.string().optional(),
  supplier: z.string().optional(),
  dssupplier: z.string().optional(),
  checkout_aggregation: z.string().optional(),
  invoice: z.string().optional(),
  payment_token: z.string().optional(),
  contact_id: z.string().optional(),
  package_id: z.string().optional(),
  wallet_type_id: z.string().optional(),
});
export type AlertParams = z.infer<typeof alertParams>;

export const alert = z
  .object({
    id: alertId,
    origin_app: z.enum(alertApps),
    params: alertParams,
    /** The sentence by language; null where a language has none. */
    message_body: z.object({ es: z.string().nullable(), en: z.string().nullable() }),
    created_at: z.iso.datetime(),
    /** 1 until the account has followed it or marked it visited. */
    pending_visits: z.union([z.literal(0), z.literal(1)]),
    /** In a list: how many equal alerts in a row it stands for, of which it is the newest; what is done to it is done to all. */
    count: z.number().int().min(1),
    /** Whether the account has put it away. */
    is_archived: z.boolean(),
    /** The store where it happened; its address is null once the store is gone. */
    store: z.object({ id: storeId, name: z.string(), url: z.string().nullable() }),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof alert>;

/** How many alerts wait for a visit, counted up to 100. */
const pending = z.number().int().min(0).max(ALERTS_COUNTED_MAX);

const me = z.object({ me: accountId });
const sampleMe = { params: { me: sampleIds.account } };

export const listAlerts = contract({
  ...base,
  id: 'alerts.list',
  method: 'get',
  path: '/{me}',
  summary: {
    en: 'The alerts of the caller, the newest first, equal ones in a row as one, and how many of them wait for a visit',
    es: 'Los avisos de quien llama, primero el más nuevo, los iguales y seguidos como uno solo, y cuántos faltan por ver',
  },
  params: me,
  query: z.object({
    ...paging(EDGE_PAGE_SIZE.alerts),
    /** Those that were put away instead of those that were not. */
    archived: z.enum(['true', 'false']).default('false'),
  }),
  sample: sampleMe,
  answer: z.object({
    alerts: z.array(alert),
    matches_estimated: z.number().int(),
    pending_visits: pending,
  }),
  errors: ['not_found'],
});

export const visitAlert = contract({
  ...base,
  id: 'alerts.visit',
  method: 'patch',
  path: '/{me}/{id}',
  summary: {
    en: 'Marks an alert visited, with the equal ones that it stands for; again changes nothing',
    es: 'Marca un aviso como visto, con los iguales a los que representa; repetirlo no cambia nada',
  },
  params: me.extend({ id: alertId }),
  sample: { params: { me: sampleIds.account, id: sampleIds.alert } },
  answer: alert,
  errors: ['not_found'],
});

/** How an account keeps an alert: one that is put away waits for no visit. */
export const alertStates = ['unread', 'visited', 'archived'] as const;
export type AlertState = (typeof alertStates)[number];

export const keepAlert = contract({
  ...base,
  id: 'alerts.keep',
  method: 'put',
  path: '/{me}/{id}/state',
  summary: {
    en: 'Marks an alert unread or visited, which brings it back to the list, or puts it away; again changes nothing',
    es: 'Marca un aviso como no visto o visto, con lo que vuelve a la lista, o lo archiva; repetirlo no cambia nada',
  },
  params: me.extend({ id: alertId }),
  body: z.object({ state: z.enum(alertStates) }),
  // It names the state that the alert has afterwards: a repeat changes nothing.
  idempotency: 'none',
  sample: {
    params: { me: sampleIds.account, id: sampleIds.alert },
    body: { state: 'archived' },
  },
  answer: alert,
  errors: ['not_found'],
});

export const visitAllAlerts = contract({
  ...base,
  id: 'alerts.visit-all',
  method: 'patch',
  path: '/{me}',
  summary: {
    en: 'Marks every alert of the caller visited that is not newer than the given one',
    es: 'Marca como vistos todos los avisos de quien llama que no son más nuevos que el indicado',
  },
  params: me,
  body: z.object({
    /** The newest alert that the caller has seen: what came after it stays. */
    until: alertId,
  }),
  sample: { ...sampleMe, body: { until: sampleIds.alert } },
  answer: z.object({ pending_visits: pending }),
  errors: ['not_found'],
});

/** The number beside the bell. */
export const readPendingAlerts = pageRead({
  id: 'alerts.pending',
  answer: z.object({ pending_visits: pending }),
});
