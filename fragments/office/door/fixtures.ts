import type { VerdictView } from '../../../shared/contracts/door.ts';
import type { DoorProps } from './props.ts';

/** An event tonight, for tests. */
export const shownEvent: DoorProps['event'] = {
  item: 'it_1',
  name: 'Concierto',
  starts_at: '2027-01-11T02:30:00.000Z',
  place: 'Foro Norte',
  photo: null,
  tickets: 3,
  admitted: 1,
  outside: 0,
  has_reentry: false,
  has_ended: false,
  is_canceled: false,
  gates: [],
  gate: null,
};

/** The answer to a ticket that goes in, for tests. */
export const toldAdmitted: VerdictView = {
  verdict: 'admitted',
  attendant: {
    id: 'tk_1',
    full_name: 'Ana Ruiz',
    phone: '5512345678',
    state: 'admitted',
    sale_type: 'sold',
    description: { Entrada: 'General' },
    order_number: 'K7QX-2M4P',
    code: '0123456789ab',
    admitted_at: '2027-01-11T02:10:00.000Z',
    admitted_by: 'Taquilla',
    admitted_gate: null,
    left_at: null,
    may_undo: true,
  },
  other_event: null,
  gates: [],
  tickets: 3,
  admitted: 2,
  outside: 0,
};
