import type { PageEnv } from '../../_runtime/env.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import type { Messages } from './messages/index.ts';

export interface InvitationProps {
  env: PageEnv;
  storeName: string;
  /** What a link asks for; null where it was used, withdrawn, or its time is over. */
  invitation: {
    email: string;
    role: StaffRole;
    /** Full name of who wrote it; null where they are gone. */
    invitedBy: string | null;
  } | null;
  /** Path of this page, which the form posts to and signing in comes back to. */
  path: string;
  /** Name of who is signed in; null where nobody is. */
  name: string | null;
  /** The role that was just accepted. */
  accepted: StaffRole | null;
  /** Why it was not. */
  error: string | null;
  idempotencyKey: string;
}

/** What the view gets: the edge adds the words of the page's language. */
export interface InvitationViewProps extends InvitationProps {
  t: Messages;
}
