/** The HTTP status of every error code about messages to the attendants of an experience, calling one off, links of its door, and its waiting list. */
export const EVENT_ERROR_STATUS = {
  event_message_not_found: 404,
  event_message_on_its_way: 409,
  event_message_nobody: 409,
  too_many_event_messages: 409,
  event_message_time: 422,
  event_canceled: 409,
  event_not_canceled: 409,
  event_name_differs: 422,
  door_link_not_found: 404,
  door_link_end: 422,
  too_many_door_links: 409,
  door_link_full: 409,
  waiting_list_closed: 409,
  waiting_list_needless: 409,
  waiting_entry_not_found: 404,
  waiting_entry_over: 409,
} as const;
