import { z } from 'zod';
import { TEXT_MAX } from '../kernel/constants/limits.ts';
import { EDGE_PAGE_SIZE, PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { mashup, slug, storeId } from './fields.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** Collaborators are partner stores (spec [3]): stores of the same network that a store works with. */

export const collaboratorId = z.string().regex(/^cb_[a-z0-9]{26}$/);

export const collaborator = z
  .object({
    id: collaboratorId,
    /**
     * The name that this store gives its partner; the partner's own name until the store changes
     * it.
     */
    store_name: z.string(),
    store_url: z.string(),
    /** The partner's photo at the time it was added or refreshed. */
    store_photo: z.string().nullable(),
  })
  .meta({ id: 'Collaborator' });
export type Collaborator = z.infer<typeof collaborator>;

/** A store of the network that may become a collaborator. */
export const collaboratorProfile = z
  .object({
    id: storeId,
    slug,
    store_name: z.string(),
    store_url: z.string(),
    store_photo: z.string().nullable(),
    is_collaborator: z.boolean(),
  })
  .meta({ id: 'CollaboratorProfile' });
export type CollaboratorProfile = z.infer<typeof collaboratorProfile>;

export const listCollaborators = contract({
  id: 'collaborators.list',
  service: 'collaborators',
  method: 'get',
  path: '/',
  access: 'menu',
  summary: {
    en: "The store's partner stores, in the order in which they were added",
    es: 'Las tiendas colaboradoras, en el orden en que se agregaron',
  },
  query: z.object({ ...paging(PAGE_SIZE.collaborators) }),
  answer: listOf(collaborator),
});

export const listProfiles = contract({
  id: 'collaborators.profiles',
  service: 'collaborators',
  method: 'get',
  path: '/profiles',
  access: 'collaborators-admin',
  summary: {
    en: 'Stores of the network that may become collaborators, by name',
    es: 'Las tiendas de la red que pueden ser colaboradoras, por nombre',
  },
  query: z.object({
    ...paging(PAGE_SIZE.collaborators),
    text: z.string().trim().max(100).default(''),
  }),
  sample: { query: { text: 'raíz' } },
  answer: listOf(collaboratorProfile),
});

export const addCollaborator = contract({
  id: 'collaborators.add',
  service: 'collaborators',
  method: 'post',
  path: '/',
  access: 'collaborators-admin',
  summary: {
    en: 'Makes a store of the same network a collaborator, by its slug',
    es: 'Hace colaboradora a una tienda de la misma red, por su nombre corto',
  },
  body: z.object({ slug }),
  sample: { body: { slug: 'casa' } },
  answer: collaborator,
  status: 201,
  errors: ['store_not_found', 'collaborator_exists'],
});

export const changeCollaborator = contract({
  id: 'collaborators.change',
  service: 'collaborators',
  method: 'patch',
  path: '/{id}',
  access: 'collaborators-admin',
  summary: {
    en: 'Changes what a collaborator is called here',
    es: 'Cambia cómo se llama aquí una colaboradora',
  },
  params: z.object({ id: collaboratorId }),
  body: z.object({ store_name: z.string().trim().min(1).max(TEXT_MAX.shareName) }),
  sample: { params: { id: sampleIds.collaborator }, body: { store_name: 'Casa Raíz' } },
  answer: collaborator,
  errors: ['collaborator_not_found'],
});

export const refreshCollaborator = contract({
  id: 'collaborators.refresh',
  service: 'collaborators',
  method: 'put',
  path: '/{id}/refresh',
  access: 'collaborators-admin',
  summary: {
    en: "Takes the partner's own name and photo anew",
    es: 'Toma de nuevo el nombre y la foto de la colaboradora',
  },
  params: z.object({ id: collaboratorId }),
  sample: { params: { id: sampleIds.collaborator } },
  answer: collaborator,
  errors: ['collaborator_not_found'],
});

export const removeCollaborator = contract({
  id: 'collaborators.remove',
  service: 'collaborators',
  method: 'delete',
  path: '/{id}',
  access: 'collaborators-admin',
  summary: {
    en: 'Takes a store out of the collaborators',
    es: 'Saca a una tienda de las colaboradoras',
  },
  params: z.object({ id: collaboratorId }),
  sample: { params: { id: sampleIds.collaborator } },
  answer: z.object({}),
  errors: ['collaborator_not_found'],
});

export const listCollaborations = contract({
  id: 'store.collaborations',
  service: 'store',
  method: 'get',
  path: '/{mashup}/collaborations',
  access: 'menu',
  summary: {
    en: 'The stores that this one is a collaborator of',
    es: 'Las tiendas de las que esta es colaboradora',
  },
  params: z.object({ mashup }),
  query: z.object({ ...paging(EDGE_PAGE_SIZE.collaborations) }),
  sample: { params: { mashup: sampleStore.mashup } },
  answer: listOf(collaborator),
  errors: ['store_not_found'],
});
