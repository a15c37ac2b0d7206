import type { PageEnv } from '../../_runtime/env.ts';
import type { Collaborator, CollaboratorProfile } from '../../../shared/contracts/collaborators.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'added' | 'changed' | 'refreshed' | 'removed';

/** The stores that this one is a collaborator of. */
export interface CollaborationsProps {
  items: Collaborator[];
  total: number;
  /** 1-based page number of `items`. */
  page: number;
  /** Whether this list could not be read, while the rest of the page could. */
  failed: boolean;
}

export interface CollaboratorsProps {
  env: PageEnv;
  items: Collaborator[];
  /** The number in all. */
  total: number;
  /** 1-based page number of `items`. */
  page: number;
  /** The search text and the stores that it found in the network; null without a search. */
  search: { text: string; found: CollaboratorProfile[] } | null;
  collaborations: CollaborationsProps;
  done: Done | null;
  /** Why a form without script was refused. */
  error?: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface CollaboratorsViewProps extends CollaboratorsProps {
  t: Messages;
}
