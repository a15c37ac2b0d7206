import { z } from 'zod';
import { PROMOTED_PAGE, SPONSOR_REASON_MAX, TREE_LEVELS } from '../rules/promoters.ts';
import { contract, paging } from './contract.ts';
import { moment } from './fields.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/**
 * Who brought whom in the network of the store that is asked. Names, photos and days of profiles are read from
 * `profile-public` by the ids.
 */

const base = { service: 'graph', access: 'account' } as const;
const me = z.object({ me: accountId });
const parent = z.string().regex(/^[a-z0-9_.-]{1,60}$/);
const sampleMe = { params: { me: sampleIds.account } };

/** An account of the tree. */
export const promoted = z
  .object({
    id: accountId,
    /** The account that brought it; null for one that nobody brought. */
    sponsor: accountId.nullable(),
    /** How many levels it stands below the account that was asked about; 0 for that one. */
    level: z.number().int().min(0),
    joined_at: z.string(),
    /** How many accounts it brought itself. */
    promoted: z.number().int().min(0),
  })
  .meta({ id: 'Promoted' });
export type Promoted = z.infer<typeof promoted>;

export const listPromotedAccounts = contract({
  ...base,
  id: 'graph.tree',
  method: 'get',
  path: '/{me}/tree',
  summary: {
    en: 'The accounts that the caller, or one below, brought into the network: the first level, the last one first, or all levels in the order of the tree',
    es: 'Las cuentas que trajo a la red quien llama, o una cuenta de su árbol: el primer nivel, primero la última, o todos los niveles en el orden del árbol',
  },
  params: me,
  query: z.object({
    ...paging(PROMOTED_PAGE),
    /** Where it begins, by id, or by username for whoever administers the network; the caller's own account where it is left out. */
    parent: parent.optional(),
    /** `true`: the first level alone. */
    children: z.enum(['true', 'false']).default('true'),
  }),
  sample: sampleMe,
  answer: z.object({
    /** The account that it begins at. */
    of: promoted,
    results: z.array(promoted),
    matches_estimated: z.number().int().min(0),
  }),
  errors: ['not_found'],
});

export const drawnNode = z
  .object({
    id: accountId,
    /** The account above it in the tree; null for the one that it begins at. */
    parent: accountId.nullable(),
    level: z.number().int().min(0).max(TREE_LEVELS),
    /** Whether it has more accounts below it than are told. */
    more: z.boolean(),
  })
  .meta({ id: 'DrawnNode' });
export type DrawnNode = z.infer<typeof drawnNode>;

export const drawTree = contract({
  ...base,
  id: 'graph.drawn',
  method: 'get',
  path: '/{me}/drawn',
  summary: {
    en: 'The tree below the caller, or below one of its accounts, as it stood at a moment: four levels, the first eight accounts below each',
    es: 'El árbol de quien llama, o de una de sus cuentas, como estaba en un momento: cuatro niveles, las primeras ocho cuentas de cada una',
  },
  params: me,
  query: z.object({
    parent: parent.optional(),
    /** The moment; now where it is left out, or lies ahead. */
    at: moment.optional(),
  }),
  sample: sampleMe,
  answer: z.object({ results: z.array(drawnNode) }),
  errors: ['not_found'],
});

/** A sponsor that an account had before. */
export const formerSponsor = z
  .object({
    sponsor: accountId.nullable(),
    since: z.string(),
    until: z.string(),
    reason: z.string(),
    changed_by: accountId,
  })
  .meta({ id: 'FormerSponsor' });
export type FormerSponsor = z.infer<typeof formerSponsor>;

const network = { service: 'network-admin', access: 'network-admin' } as const;
const one = z.object({ id: accountId });
const sampleOne = { params: { id: sampleIds.account } };

export const getSponsors = contract({
  ...network,
  id: 'network-admin.sponsors',
  method: 'get',
  path: '/accounts/{id}/sponsors',
  summary: {
    en: 'The sponsor of an account of the network, and those that it had before, with the reasons of the changes',
    es: 'El patrocinador de una cuenta de la red y los que tuvo antes, con los motivos de los cambios',
  },
  params: one,
  sample: sampleOne,
  answer: z.object({ account: promoted, former: z.array(formerSponsor) }),
  errors: ['not_found'],
});

export const changeSponsor = contract({
  ...network,
  id: 'network-admin.sponsor-change',
  method: 'put',
  path: '/accounts/{id}/sponsor',
  summary: {
    en: 'Gives an account of the network another sponsor, with all accounts below it: from now on, never in a circle; orders that were placed keep theirs',
    es: 'Da a una cuenta de la red otro patrocinador, con todas las cuentas de su árbol: desde ahora, nunca en círculo; los pedidos ya hechos conservan el suyo',
  },
  params: one,
  body: z.object({
    /** The sponsor's username; null for none. */
    sponsor: z.string().trim().min(1).max(60).nullable(),
    reason: z.string().trim().regex(/\S/).max(SPONSOR_REASON_MAX),
  }),
  sample: {
    ...sampleOne,
    body: { sponsor: null, reason: 'Se registró con el enlace equivocado.' },
  },
  answer: promoted,
  errors: ['not_found', 'sponsor_not_found', 'sponsor_circle', 'sponsor_same', 'sponsor_changed'],
});
