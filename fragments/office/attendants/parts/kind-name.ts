import type { DoorEvent, TicketKind } from '../../../../shared/contracts/door.ts';

/** What a kind of ticket is called: its variant's attributes; the event's name where it has none. */
export const kindName = ({ description }: TicketKind, { name }: Pick<DoorEvent, 'name'>): string =>
  Object.values(description).join(' · ') || name;
