import type { OwnDoorLink } from '../../../shared/contracts/door-links.ts';
import type { OpenDoor } from '../../../shared/contracts/door.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export const doorLinksDone = ['made', 'revoked'] as const;

/** A link with the QR code of its address; null for one that is over. */
export interface ShownDoorLink extends OwnDoorLink {
  qr: { size: number; path: string } | null;
}

export interface DoorLinksProps {
  env: PageEnv;
  event: Pick<OpenDoor, 'item' | 'name' | 'has_ended' | 'gates'>;
  /** The latest first. */
  links: ShownDoorLink[];
  done: (typeof doorLinksDone)[number] | null;
  /** The form's fields: as typed, or those of a new link. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DoorLinksViewProps extends DoorLinksProps {
  t: Messages;
}
