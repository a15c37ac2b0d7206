import { isStoreParty } from '../../../shared/rules/talk.ts';
import type { Statement as DirectoryStatement } from '../../db/directory-sql.ts';
import { questions as told } from '../../modules/talk/index.ts';
import type { Memory } from './memory.ts';
import { listQuestions, markQuestionsTold } from './question-statements.ts';
import type { PartyRow } from './statements.ts';

/** Questions that DIRECTORY is told of at once. */
const AT_ONCE = 50;

/** What DIRECTORY is told, and what the object notes once it is. */
export interface Telling {
  readonly rows: readonly DirectoryStatement[];
  done(): void;
}

/**
 * The questions to a store that are new, or answered, since DIRECTORY was told last. One that is told
 * again changes nothing.
 */
export function questionsToTell(
  memory: Memory,
  conversation: string,
  { id: store, question_seq: from }: PartyRow,
): Telling {
  const found = isStoreParty(store) ? memory.read(listQuestions(store, from, AT_ONCE)) : [];
  const last = found.at(-1);
  return {
    rows: found.map(({ seq, asked_at, answered_at }) =>
      told.tellQuestion({
        mailbox_id: store,
        conversation_id: conversation,
        seq,
        asked_at,
        answered_at,
      }),
    ),
    done() {
      if (!last) return;
      // One without answer is looked at again with the next message.
      const next = last.answered_seq ?? last.seq;
      if (next !== from) memory.run(markQuestionsTold(store, next));
    },
  };
}
