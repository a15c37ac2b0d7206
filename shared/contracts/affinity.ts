import { z } from 'zod';
import { affinityStates, AFFINITY_PAGE, REJECTION_MAX } from '../rules/affinity.ts';
import { contract, listOf, paging } from './contract.ts';
import { storeId } from './fields.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/** The affinity group of a network: accounts ask to join it, and its store accepts or rejects them. */

const base = { service: 'affinity-group', access: 'account' } as const;
const params = z.object({ me: accountId });
const sample = { params: { me: sampleIds.account } };

export const ownAffinity = z
  .object({
    /** The affinity store of the network; null where it has none. */
    group: z.object({ id: storeId, name: z.string() }).nullable(),
    /** Null for an account that never asked. */
    state: z.enum(affinityStates).nullable(),
    since: z.string().nullable(),
    /** What the group said as it rejected the account. */
    rejection: z.string().nullable(),
  })
  .meta({ id: 'OwnAffinity' });
export type OwnAffinity = z.infer<typeof ownAffinity>;

export const getOwnAffinity = contract({
  ...base,
  id: 'affinity-group.own',
  method: 'get',
  path: '/{me}',
  summary: {
    en: "The affinity group of the store's network, and where the caller stands in it",
    es: 'El grupo de afinidad de la red de la tienda, y cómo está en él quien llama',
  },
  params,
  sample,
  answer: ownAffinity,
  errors: ['not_found'],
});

export const askAffinity = contract({
  ...base,
  id: 'affinity-group.ask',
  method: 'post',
  path: '/{me}',
  summary: {
    en: 'Asks to join the affinity group; again after a rejection, or after the caller left',
    es: 'Pide entrar al grupo de afinidad; otra vez después de un rechazo o de haber salido',
  },
  params,
  body: z.object({}),
  sample: { ...sample, body: {} },
  answer: ownAffinity,
  errors: ['not_found', 'affinity_state'],
});

export const leaveAffinity = contract({
  ...base,
  id: 'affinity-group.leave',
  method: 'delete',
  path: '/{me}',
  summary: {
    en: 'Leaves the affinity group, or withdraws the request',
    es: 'Sale del grupo de afinidad, o retira la solicitud',
  },
  params,
  sample,
  answer: ownAffinity,
  errors: ['not_found', 'affinity_state'],
});

const group = { service: 'affinity-admin', access: 'store-admin' } as const;

export const affinityMember = z
  .object({
    id: accountId,
    /** Empty for an account that was erased. */
    name: z.string(),
    image: z.string().nullable(),
    state: z.enum(affinityStates),
    asked_at: z.string(),
    since: z.string(),
    rejection: z.string().nullable(),
  })
  .meta({ id: 'AffinityMember' });
export type AffinityMember = z.infer<typeof affinityMember>;

export const listAffinity = contract({
  ...group,
  id: 'affinity-admin.list',
  method: 'get',
  path: '/requests',
  summary: {
    en: 'The accounts of the affinity group in one state: those that ask, the first one first; all others, the last change first',
    es: 'Las cuentas del grupo de afinidad en un estado: las que piden entrar, primero la primera; las demás, primero el último cambio',
  },
  query: z.object({ state: z.enum(affinityStates).default('asked'), ...paging(AFFINITY_PAGE) }),
  answer: listOf(affinityMember),
});

export const decideAffinity = contract({
  ...group,
  id: 'affinity-admin.decide',
  method: 'put',
  path: '/requests/{id}',
  summary: {
    en: 'Accepts an account, or rejects it with a reason, which it reads; a member that is rejected is one no more',
    es: 'Acepta una cuenta, o la rechaza con un motivo, que ella lee; quien era parte deja de serlo',
  },
  params: z.object({ id: accountId }),
  body: z
    .object({
      accepted: z.boolean(),
      /** Asked for where it is rejected. */
      rejection: z.string().trim().max(REJECTION_MAX).nullable().default(null),
    })
    .refine(({ accepted, rejection }) => accepted || (rejection ?? '') !== '', {
      path: ['rejection'],
    }),
  sample: { params: { id: sampleIds.account }, body: { accepted: true } },
  answer: affinityMember,
  errors: ['not_found', 'affinity_state'],
});
