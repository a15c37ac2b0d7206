/** The HTTP status of every error code about messages to the attendants of an experience, and about calling one off. */
export const EVENT_ERROR_STATUS = {
  event_message_not_found: 404,
  event_message_on_its_way: 409,
  event_message_nobody: 409,
  too_many_event_messages: 409,
  event_message_time: 422,
  event_canceled: 409,
  event_not_canceled: 409,
  event_name_differs: 422,
} as const;
