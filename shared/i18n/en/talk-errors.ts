/** Refusals of conversations. */
export const talkErrors = {
  conversation_blocked: 'Nobody can write here any more.',
  message_stays: 'A message can be deleted for ten minutes.',
  answer_awaited: 'Your message is sent. You can write another one once you get an answer.',
  too_many_messages: 'You are writing too fast. Wait a minute.',
  tag_refused: 'The message is about something that the other party may not see.',
  colleague_not_found: 'That person does not answer messages of this store any more.',
  rating_closed: 'This conversation cannot be rated now: it is still open, or you have rated it.',
  conversation_taken: 'Somebody of the team has changed who answers it. Look again.',
  quick_reply_not_found: 'That quick reply is no longer there.',
  quick_reply_exists: 'There is a reply with that shortcut in that language already.',
  too_many_quick_replies: 'The store has {{max}} quick replies already: delete one.',
  chat_question_not_found: 'That question is no longer there.',
  too_many_chat_questions: 'The store has {{max}} questions already: delete one.',
  talk_label_not_found: 'That label is no longer there.',
  talk_label_exists: 'There is a label with that name already.',
  too_many_talk_labels: 'The store has {{max}} labels already: delete one.',
} as const;
