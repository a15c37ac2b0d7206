import type { AffinityMember } from '../../../shared/contracts/affinity.ts';
import type { AffinityState } from '../../../shared/rules/affinity.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AffinityRequestsProps {
  env: PageEnv;
  /** Whether the store is an affinity group. */
  isGroup: boolean;
  members: readonly AffinityMember[];
  total: number;
  /** 1-based. */
  page: number;
  state: AffinityState;
  done: 'accepted' | 'rejected' | null;
  error: string | null;
  /** The form that was refused, as it was typed: its account is `id`. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AffinityRequestsViewProps extends AffinityRequestsProps {
  t: Messages;
}
