import { z } from 'zod';
import { EDGE_PAGE_SIZE, FOLLOW_LIST_OFFSET } from '../kernel/constants/page-sizes.ts';
import { FOLLOW_STATES, FOLLOWS_ASKED_MAX } from '../rules/follow.ts';
import { contract, listOf, paging } from './contract.ts';
import { storeId } from './fields.ts';
import { accountId } from './people.ts';
import { sampleIds } from './samples.ts';

/**
 * Following (spec [7]): what an account follows in the network of the store that is asked. Others
 * do not see it.
 */

const base = { service: 'follow', access: 'account' } as const;

/** An account, or a store of the network. */
const followedId = z.union([accountId, storeId]);

/** Whether the caller follows somebody. */
export const following = z
  .object({
    id: followedId,
    following: z.boolean(),
    /** The state of the button; answers never say `loading`, which a page shows while it waits. */
    state_follow: z.enum(FOLLOW_STATES),
  })
  .meta({ id: 'Following' });
export type Following = z.infer<typeof following>;

export const followed = following
  .extend({ name: z.string(), image: z.string().nullable() })
  .meta({ id: 'Followed' });
export type Followed = z.infer<typeof followed>;

const me = z.object({ me: accountId });
const one = me.extend({ userID: followedId });
const sampleMe = { params: { me: sampleIds.account } };
const sampleOne = { params: { me: sampleIds.account, userID: 'st_casa' } };

export const listFollowed = contract({
  ...base,
  id: 'follow.list',
  method: 'get',
  path: '/{me}/subscribe',
  summary: {
    en: 'The accounts and stores that the caller follows in this network, the last one first',
    es: 'Las cuentas y tiendas que sigue quien llama en esta red; primero la última',
  },
  params: me,
  query: z.object({
    ...paging(EDGE_PAGE_SIZE.followList),
    offset: paging(0).offset.default(FOLLOW_LIST_OFFSET),
  }),
  sample: sampleMe,
  answer: listOf(followed),
  errors: ['not_found'],
});

const anyId = '(?:ac_[a-z0-9-]{1,60}|st_[a-z0-9-]{1,60})';
const ids = new RegExp(`^${anyId}(?:,${anyId}){0,${FOLLOWS_ASKED_MAX - 1}}$`);

export const askFollowing = contract({
  ...base,
  id: 'follow.ask',
  method: 'get',
  path: '/{me}/following/{ids}',
  summary: {
    en: 'Which of these accounts and stores the caller follows; ids with commas between',
    es: 'A cuáles de estas cuentas y tiendas sigue quien llama; ids separados con comas',
  },
  params: me.extend({ ids: z.string().regex(ids) }),
  sample: { params: { me: sampleIds.account, ids: 'st_casa,st_foto' } },
  answer: listOf(following),
  errors: ['not_found'],
});

export const follow = contract({
  ...base,
  id: 'follow.add',
  method: 'put',
  path: '/{me}/subscribe/{userID}',
  summary: {
    en: 'Follows an account, or a store of this network; again changes nothing',
    es: 'Sigue a una cuenta o a una tienda de esta red; repetirlo no cambia nada',
  },
  params: one,
  sample: sampleOne,
  answer: following,
  errors: ['not_found', 'follows_itself', 'too_many_follows'],
});

export const unfollow = contract({
  ...base,
  id: 'follow.remove',
  method: 'delete',
  path: '/{me}/subscribe/{userID}',
  summary: {
    en: 'Follows an account or a store no more; again changes nothing',
    es: 'Deja de seguir a una cuenta o a una tienda; repetirlo no cambia nada',
  },
  params: one,
  sample: sampleOne,
  answer: following,
  errors: ['not_found'],
});
