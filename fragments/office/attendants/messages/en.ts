import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'attendants',
  es,
  {
    pager,
    title: 'Attendees',
    intro:
      'The tickets of your experiences: who is coming, who is in, and the door at which they are read.',
    list: 'Experiences',
    views: { coming: 'To come', past: 'Past' },
    show: 'Show',
    noneComing: 'No experiences are to come',
    nonePast: 'There are no past experiences yet',
    noneText: 'The experiences that you publish appear here, with the tickets that are paid.',
    noDate: 'Date to be confirmed',
    counted: '{{admitted}} of {{tickets}} in',
    open: 'Open the door',
    openOf: 'Open the door of {{name}}',
    ended: 'Ended',
    canceled: 'Cancelled',
    cancel: 'Cancel the experience',
    cancelling: 'See how the cancellation goes',
    back: 'All experiences',
    people: 'List of attendees',
    name: 'Search by name',
    state: 'Tickets',
    states: { all: 'All', valid: 'Not used', admitted: 'Used', void: 'Void' },
    state_valid: 'Not used',
    state_admitted: 'In',
    state_void: 'Void',
    find: 'Search',
    none: 'There are no tickets yet',
    noneYet: 'They appear here as soon as an order is paid.',
    noneFound: 'No ticket matches your search',
    showAll: 'Show all',
    order: 'Order {{number}}',
    courtesy: 'Courtesy',
    admittedAt: 'Went in on {{at}}',
    admittedBy: 'Went in on {{at}}, with {{name}}',
    admit: 'Admit',
    admitOf: 'Admit {{name}}',
    undo: 'Undo',
    undoOf: 'Undo the admission of {{name}}',
    give: 'Give a ticket away',
    giveText: 'A courtesy ticket takes a place of the stock.',
    kind: 'Kind of ticket',
    fullName: 'Full name',
    phone: 'Phone',
    email: 'E-mail (optional)',
    emailText: 'Without it, what you write to the attendees does not reach them.',
    giveNow: 'Make the ticket',
    done: {
      undone: 'The admission was taken back',
      given: 'The courtesy ticket is on the list',
    },
    tally: 'How many are in',
    byKind: 'By kind of ticket',
    byReader: 'By account or link of the door',
    letIn: 'admissions: {{count}}',
    formerAccount: 'An account that is gone',
    doorLinks: 'Links for the door, without an account',
    waitingList: 'Waiting list',
    messages: 'Write to the attendees',
    wrongTitle: 'Admissions too many',
    scanned: 'Scanned on {{at}} on device {{device}}',
    scannedBy: 'Scanned by {{name}} on {{at}} on device {{device}}',
    before: 'The ticket had gone in on {{at}}',
    beforeBy: 'The ticket had gone in on {{at}}, with {{name}}',
    wrong: { double: 'Used before', void: 'Void', replaced: "Somebody else's by then" },
    noneWrong: 'Nobody went in who should not have',
    noneWrongText:
      'A door that reads without a connection tells here, once it is back, which tickets it let in and should not have.',
    toDoor: 'Back to the door',
    failed: 'That did not work',
    needs: {
      full_name: "Write the attendee's name.",
      phone: 'Write a whole phone number.',
      email: 'Write a whole e-mail address, or leave it empty.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    attendants: typeof es;
  }
}
