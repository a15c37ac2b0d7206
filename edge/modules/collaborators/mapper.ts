import type { Collaborator, CollaboratorProfile } from '../../../shared/contracts/collaborators.ts';
import { canonicalUrl, type Addressing } from '../../http/store-address.ts';
import type { CollaboratorRow, ProfileRow } from './statements.ts';

export function collaboratorView(row: CollaboratorRow, at: Addressing): Collaborator {
  const { id, store_name, store_photo } = row;
  return { id, store_name, store_url: canonicalUrl(row, at), store_photo };
}

export function profileView(row: ProfileRow, at: Addressing): CollaboratorProfile {
  return {
    id: row.id,
    slug: row.slug,
    store_name: row.name,
    store_url: canonicalUrl(row, at),
    store_photo: row.photo,
    is_collaborator: row.is_collaborator === 1,
  };
}
