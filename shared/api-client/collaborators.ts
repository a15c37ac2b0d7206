import type { AnswerOf } from '../contracts/contract.ts';
import type * as contracts from '../contracts/collaborators.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

type Collaborator = contracts.Collaborator;
const one = (id: string) => `/collaborators/${encodeURIComponent(id)}`;

/** The store's partner stores, some at a time. */
export function listCollaborators(
  api: Api,
  { offset, limit }: Page,
  options?: CallOptions,
): Answer<AnswerOf<typeof contracts.listCollaborators>> {
  const path = `/collaborators/?offset=${offset}&limit=${limit}`;
  return call(api, { method: 'GET', path, ...options });
}

/** The stores that a store is a partner of, some at a time. */
export function listCollaborations(
  api: Api,
  store: string,
  { offset, limit }: Page,
  options?: CallOptions,
): Answer<AnswerOf<typeof contracts.listCollaborations>> {
  const path = `/store/${store}:${store}/collaborations?offset=${offset}&limit=${limit}`;
  return call(api, { method: 'GET', path, ...options });
}

/** Stores of the network that may become partners, by name. */
export function listPartnerProfiles(
  api: Api,
  text: string,
  options?: CallOptions,
): Answer<AnswerOf<typeof contracts.listProfiles>> {
  const path = `/collaborators/profiles?text=${encodeURIComponent(text)}`;
  return call(api, { method: 'GET', path, ...options });
}

/** Makes a store of the network a partner. */
export function addCollaborator(
  api: Api,
  slug: string,
  options?: CallOptions,
): Answer<Collaborator> {
  return call(api, { method: 'POST', path: '/collaborators/', body: { slug }, ...options });
}

/** Changes what a partner is called. */
export function changeCollaborator(
  api: Api,
  id: string,
  storeName: string,
  options?: CallOptions,
): Answer<Collaborator> {
  const body = { store_name: storeName };
  return call(api, { method: 'PATCH', path: one(id), body, ...options });
}

/** Takes a partner's own name and photo anew. */
export function refreshCollaborator(
  api: Api,
  id: string,
  options?: CallOptions,
): Answer<Collaborator> {
  return call(api, { method: 'PUT', path: `${one(id)}/refresh`, ...options });
}

/** Takes a store out of the partners. */
export function removeCollaborator(api: Api, id: string, options?: CallOptions): Answer<object> {
  return call(api, { method: 'DELETE', path: one(id), ...options });
}
