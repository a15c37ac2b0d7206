import { z } from 'zod';
import { contract } from './contract.ts';
import { accountId } from './people.ts';

/** The apps that a tour may be set up for: the spec's origin apps. */
export const setupApps = [
  'store',
  'invoicing',
  'pos',
  'accounting',
  'products',
  'payroll',
  'sms',
  'gallery',
  'crm',
  'coupons',
  'business',
  'blog',
  'appointment',
  'wall',
  'inbox',
  'payments',
  'wallet',
  'brief',
  'helpdesk',
  'memberships',
  'membershipsoffer',
  'referral',
  'affinity-group',
  'system',
] as const;

const setup = z
  .object({
    app: z.enum(setupApps),
    /** Null until the account chooses whether the tour is shown. */
    show_tour: z.boolean().nullable(),
  })
  .meta({ id: 'SetupApp' });
export type SetupApp = z.infer<typeof setup>;

const sampleSetup = { mashup: 'ac_rosa:store', me: 'ac_rosa' };

/** `{me}:{app}`. */
const setupParams = z.object({
  mashup: z.string().regex(/^[\w-]{1,64}:[a-z-]{1,30}$/),
  me: accountId,
});

export const getSetup = contract({
  id: 'setup-apps.get',
  service: 'setup-apps',
  method: 'get',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: {
    en: "Whether the caller wants an app's tour; `{mashup}` is their id and the app",
    es: 'Si quien llama quiere ver el recorrido de una aplicación',
  },
  params: setupParams,
  sample: { params: sampleSetup },
  answer: setup,
  errors: ['not_found'],
});

export const changeSetup = contract({
  id: 'setup-apps.change',
  service: 'setup-apps',
  method: 'patch',
  path: '/{mashup}/{me}',
  access: 'account',
  summary: {
    en: "Says whether the caller wants an app's tour",
    es: 'Guarda si quien llama quiere ver el recorrido de una aplicación',
  },
  params: setupParams,
  body: z.object({ show_tour: z.boolean().nullable() }),
  sample: { params: sampleSetup, body: { show_tour: false } },
  answer: setup,
  idempotency: 'none',
  errors: ['not_found'],
});
