import type { PageEnv } from '../../_runtime/env.ts';
import type { StaffInvite, StaffMember } from '../../../shared/contracts/staff.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'invited' | 'resent' | 'withdrawn' | 'role' | 'removed';

export interface StaffProps {
  env: PageEnv;
  members: StaffMember[];
  /** The number in all. */
  total: number;
  /** 1-based page of the members. */
  page: number;
  invites: StaffInvite[];
  done: Done | null;
  /** Idempotency key of the form without script. */
  idempotencyKey: string;
  /** A form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface StaffViewProps extends StaffProps {
  t: Messages;
}
