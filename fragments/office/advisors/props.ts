import type { Advisor } from '../../../shared/contracts/advisors.ts';
import type { StaffMember } from '../../../shared/contracts/staff.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** Somebody who works in the store; `advisor` is null for one without the role. */
export interface AdvisingMember extends Pick<StaffMember, 'id' | 'full_name'> {
  readonly advisor: Advisor | null;
}

export interface AdvisorsProps {
  env: PageEnv;
  /** Null in a store that is no network's root: it gives no such role. */
  members: readonly AdvisingMember[] | null;
  /** What a form has just done. */
  done: 'saved' | 'dropped' | null;
  idempotencyKey: string;
  /** The form that was posted and refused: its values, and its problems by field name. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AdvisorsViewProps extends AdvisorsProps {
  t: Messages;
}
