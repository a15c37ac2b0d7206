import type { z } from 'zod';
import type { listCollaborators as listCall } from '../contracts/collaborators.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

type CollaboratorPage = z.infer<(typeof listCall)['answer']>;

/** The store's partner stores, some at a time. */
export function listCollaborators(
  api: Api,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  options?: CallOptions,
): Answer<CollaboratorPage> {
  const path = `/collaborators/?offset=${offset}&limit=${limit}`;
  return call(api, { method: 'GET', path, ...options });
}
