import type { PageEnv } from '../../_runtime/env.ts';
import type { Collaborator, CollaboratorProfile } from '../../../shared/contracts/collaborators.ts';
import type { Messages } from './messages/index.ts';

/** What a form without script has just done. */
export type Done = 'added' | 'changed' | 'refreshed' | 'removed';

/** The stores that this one is a collaborator of. */
export interface CollaborationsProps {
  items: Collaborator[];
  total: number;
  /** 1-based page that `items` is. */
  page: number;
  /** They could not be read; the rest of the page could. */
  failed: boolean;
}

export interface CollaboratorsProps {
  env: PageEnv;
  items: Collaborator[];
  /** How many there are in all. */
  total: number;
  /** 1-based page that `items` is. */
  page: number;
  /** What was searched for in the network, and what was found; null where nothing was. */
  search: { text: string; found: CollaboratorProfile[] } | null;
  collaborations: CollaborationsProps;
  done: Done | null;
  /** Why a form without script was refused. */
  error?: string | null;
}

/** What the view gets: the edge adds the words of the page's language, so that the module holds none. */
export interface CollaboratorsViewProps extends CollaboratorsProps {
  t: Messages;
}
