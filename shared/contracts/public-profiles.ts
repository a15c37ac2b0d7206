import { z } from 'zod';
import { contract, listOf } from './contract.ts';
import { mashup, slug, storeId } from './fields.ts';
import { accountId } from './people.ts';
import { mainTypes } from './profiles.ts';
import { sampleMine } from './samples.ts';

/** The most public profiles in one answer. */
export const PUBLIC_PROFILES_MAX = 50;

/** The public part of a person's or a store's profile: never a contact. */
export const publicProfile = z
  .object({
    id: z.union([accountId, storeId]),
    name: z.string(),
    images: z.array(z.string()),
    main_type: z.enum(mainTypes),
    slug: slug.nullable(),
    updated_at: z.string(),
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof publicProfile>;

const profileId = z.union([accountId, storeId]);

const anyId = '(?:ac_[a-z0-9_-]{1,60}|st_[a-z0-9-]{1,60})';
/** Ids with commas between. */
const profileIds = new RegExp(`^${anyId}(?:,${anyId}){0,${PUBLIC_PROFILES_MAX - 1}}$`);

export const listPublicProfiles = contract({
  id: 'profile-public.list',
  service: 'profile-public',
  method: 'get',
  path: '/{ids}',
  access: 'public',
  summary: {
    en: "Public profiles of people and of this network's stores, by ids with commas between",
    es: 'Perfiles públicos de personas y de tiendas de esta red, por sus ids separados con comas',
  },
  params: z.object({
    ids: z.string().regex(profileIds),
  }),
  query: z.object({
    limit: z.coerce
      .number<number | string>()
      .int()
      .min(1)
      .max(PUBLIC_PROFILES_MAX)
      .default(PUBLIC_PROFILES_MAX),
  }),
  sample: { params: { ids: 'ac_rosa,st_moda' } },
  answer: listOf(publicProfile),
});

export const getPublicProfile = contract({
  id: 'profile-public.get',
  service: 'profile-public',
  method: 'get',
  path: '/{mashup}/{id}',
  access: 'public',
  summary: {
    en: 'One public profile; `{mashup}` is its id and the store that is asked',
    es: 'Un perfil público; `{mashup}` es su id y la tienda que se consulta',
  },
  params: z.object({ mashup, id: profileId }),
  sample: { params: { mashup: sampleMine.mashup, id: sampleMine.me } },
  answer: publicProfile,
  errors: ['not_found'],
});
