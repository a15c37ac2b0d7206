/** The failures of messages to the attendants of an experience, of calling one off, of links and gates of its door, and of its waiting list. */
export const eventErrors = {
  event_message_not_found: 'There is no such message.',
  event_message_on_its_way:
    'That message went out or was withdrawn: it cannot be changed any more.',
  event_message_nobody: 'Nobody would get it: no ticket of that group has a mail address.',
  too_many_event_messages:
    'This experience already has three messages within a day of that time. Choose another time, or withdraw one.',
  event_message_time: 'Choose a time to come, within a year.',
  event_canceled: 'This experience is cancelled.',
  event_not_canceled: 'This experience is not cancelled.',
  event_name_differs: 'Write the name of the experience as it stands here.',
  door_link_not_found: 'There is no such link.',
  door_link_end: 'Choose a time to come, a day after the experience begins at the latest.',
  too_many_door_links: 'This experience already has 50 links: use one of those that are open.',
  door_link_full:
    'That link is in use on as many devices as it may be. Ask the store for another one, or leave the door on one of them.',
  gate_not_found: 'There is no such gate: choose another one.',
  gate_in_use: 'An open link of the door is fixed to that gate: revoke it first.',
  too_many_gates: 'This experience already has 20 gates.',
  reentry_closed: 'People do not come back to this experience: its door reads no exits.',
  waiting_list_closed: 'This experience has no waiting list.',
  waiting_list_needless: 'There are places now: buy them on the page of the experience.',
  waiting_entry_not_found: 'That person is not in the list.',
  waiting_entry_over:
    'That person does not wait for places any more: they bought, left the list, or have an offer.',
};
