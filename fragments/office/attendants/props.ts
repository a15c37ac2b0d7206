import type { Attendant, DoorEvent, OpenDoor } from '../../../shared/contracts/door.ts';
import type { DoorTally } from '../../../shared/contracts/door-tally.ts';
import type { UnpaidOrder } from '../../../shared/contracts/door-unpaid.ts';
import type { WrongScan } from '../../../shared/contracts/door-offline.ts';
import type { TicketState } from '../../../shared/rules/tickets.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export const attendantsDone = [
  'undone',
  'given',
  'gateAdded',
  'gateChanged',
  'gateRemoved',
  'reentryOn',
  'reentryOff',
] as const;

/** The experiences of the store. */
export interface EventsShown {
  kind: 'events';
  events: DoorEvent[];
  show: 'coming' | 'past';
}

/** The attendants of one experience. */
export interface AttendantsShown {
  kind: 'attendants';
  event: DoorEvent & Pick<OpenDoor, 'kinds' | 'gates'>;
  attendants: Attendant[];
  /** Its tickets by kind, by who let them in and by gate. */
  tally: DoorTally;
  /** A page of its orders that await their payment, and how many there are. */
  unpaid: { results: UnpaidOrder[]; matches_estimated: number };
  /** 1-based. */
  unpaidPage: number;
  /** What the list is narrowed to. */
  text: string;
  state: TicketState | null;
  /** The kind of ticket that it is narrowed to, by its SKU. */
  sku: string | null;
  /** Id of the gate that it is narrowed to. */
  gate: string | null;
  /** Whether the account may give tickets away, and change the gates. */
  mayGive: boolean;
}

/** The scans of one experience that let somebody in and should not have. */
export interface WrongShown {
  kind: 'wrong';
  event: Pick<DoorEvent, 'item' | 'name'>;
  scans: WrongScan[];
}

export interface AttendantsProps {
  env: PageEnv;
  shown: EventsShown | AttendantsShown | WrongShown;
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** What a form has just done. */
  done: (typeof attendantsDone)[number] | null;
  /** The fields of a form that was refused, as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The props of the parts of an event's list. */
export type ListProps = Omit<AttendantsViewProps, 'shown'> & { shown: AttendantsShown };

/** The view's props: the edge adds the words of the page's language. */
export interface AttendantsViewProps extends AttendantsProps {
  t: Messages;
}
