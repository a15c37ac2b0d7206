import schema from '../../db/migrations/conversation/0001_messages.sql?raw';
import deleted from '../../db/migrations/conversation/0002_deleted.sql?raw';
import notices from '../../db/migrations/conversation/0003_notices.sql?raw';
import unanswered from '../../db/migrations/conversation/0004_unanswered.sql?raw';
import attachments from '../../db/migrations/conversation/0005_attachments.sql?raw';
import unsentPictures from '../../db/migrations/conversation/0006_unsent_pictures.sql?raw';
import status from '../../db/migrations/conversation/0007_status.sql?raw';
import hiddenReading from '../../db/migrations/conversation/0009_hidden_reading.sql?raw';
import textsToTell from '../../db/migrations/conversation/0010_texts_to_tell.sql?raw';
import questions from '../../db/migrations/conversation/0008_questions.sql?raw';

/** Every migration of a conversation's object, in order; a later one is a further entry. */
export const MIGRATIONS = [
  schema,
  deleted,
  notices,
  unanswered,
  attachments,
  unsentPictures,
  status,
  questions,
  hiddenReading,
  textsToTell,
];
