import type { Attendant } from '../../../shared/contracts/door.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { doorLinks } from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Who reads tickets at a door: an account of the store's staff, or a device that opened a link of the door. */
export interface DoorReader {
  /** Id of the account or of the link; admissions keep it. */
  readonly id: string;
  readonly name: string;
  /** The link, which has to stand when a ticket goes in; null for an account. */
  readonly link: string | null;
  /** The one gate at which a link reads; null for an account, and for a link of the whole door. */
  readonly gate: string | null;
}

/**
 * The reader behind a call that its contract opens to the staff of the door, and to a link of it. A visitor who gets
 * this far otherwise is a bug of ours, and is answered as one.
 */
export async function doorReader({ visitor }: Pick<RequestScope, 'visitor'>): Promise<DoorReader> {
  const identity = await visitor.identity();
  if (identity?.keychain.has('tickets-admin')) {
    return { id: identity.accountId, name: identity.fullName, link: null, gate: null };
  }
  const keeper = await visitor.doorKeeper();
  if (!keeper) throw new Error('work at a door was reached by nobody that may stand there');
  const { link, name, gate } = keeper;
  return { id: link, name, link, gate };
}

/** A ticket as its reader may see it: who has a link sees neither phone nor order. */
export function seenBy({ link }: DoorReader, attendant: Attendant): Attendant {
  return link === null ? attendant : { ...attendant, phone: '', order_number: null };
}

/** Aborts a batch of a link that was revoked meanwhile, or is over. */
export function whileStands({ link }: DoorReader, now: number): Statement[] {
  return link === null ? [] : [assertThat(doorLinks.stands(link, now))];
}
