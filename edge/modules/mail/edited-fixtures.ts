import type { BoughtEdit } from '../../../shared/contracts/order-edit-view.ts';
import { eventCanceledMail } from './event-canceled.ts';
import { orderEditedMail, type OrderEdited } from './order-edited.ts';

/** An order that goes to somebody else since, for the tests of all mails. */
function editTo(name: string): BoughtEdit {
  const to = { full_name: name, country: 'MX', phone: '5512345678', address: null };
  return { at: '2026-11-30T12:00:00.000Z', note: 'Toca', delivery: { was: { ...to }, became: to } };
}

/** The mail of an edit, by which each text that it says is found. */
export function editedCase<Head extends object>(bought: Head) {
  return {
    given: { ...bought, currency: 'MXN', edit: editTo('Ana') },
    write: orderEditedMail,
    says: [
      'storeName',
      'link',
      'stop',
      'name',
      'number',
      'seller',
      'edit.note',
      'edit.delivery.became.full_name',
    ],
  };
}

/** The mail of an edit whose people have one name. */
export function editedBy(
  name: string,
  head: Omit<OrderEdited, 'edit' | 'currency' | 'number' | 'seller' | 'name'>,
) {
  const number = 'AB12-CD34';
  return orderEditedMail({
    ...head,
    edit: editTo(name),
    currency: 'MXN',
    number,
    seller: name,
    name,
  });
}

/** The mail of an experience that was called off, by which each text that it says is found. */
export function canceledCase<Head extends object>(dress: Head) {
  return {
    given: { ...dress, region: null, event: 'Concierto', reason: ['Lluvia'], isBuyer: true },
    write: eventCanceledMail,
    says: ['storeName', 'link', 'reason.0'],
  };
}
