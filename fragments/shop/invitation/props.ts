import type { PageEnv } from '../../_runtime/env.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import type { Messages } from './messages/es.ts';

export interface InvitationProps {
  env: PageEnv;
  storeName: string;
  /** The invitation of a link; null when it was used, withdrawn, or has expired. */
  invitation: {
    email: string;
    role: StaffRole;
    /** Full name of the account that wrote it; null when that account is gone. */
    invitedBy: string | null;
  } | null;
  /** Path of this page: the form posts to it, and signing in comes back to it. */
  path: string;
  /** Name of the signed-in account; null for a visitor. */
  name: string | null;
  /** The role that was just accepted. */
  accepted: StaffRole | null;
  /** Why the invitation was not accepted. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface InvitationViewProps extends InvitationProps {
  t: Messages;
}
