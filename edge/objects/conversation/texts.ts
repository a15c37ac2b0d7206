import { teaserOf } from '../../../shared/rules/talk.ts';
import { texts } from '../../modules/talk/index.ts';
import type { Memory } from './memory.ts';
import type { Telling } from './questions.ts';
import { forgetDueText, listDueTexts } from './text-statements.ts';

/** Messages that DIRECTORY is told of at once. */
const AT_ONCE = 50;

/**
 * The words of messages, for searches: those that are new or gone since DIRECTORY was told last. One that is told again
 * changes nothing.
 * @param parties the ids of both
 */
export function textsToTell(
  memory: Memory,
  conversation: string,
  parties: readonly string[],
): Telling & { readonly isMore: boolean } {
  const due = memory.read(listDueTexts(AT_ONCE));
  return {
    isMore: due.length === AT_ONCE,
    rows: due.map(({ seq, body, folded, only_for: onlyFor }) =>
      folded === ''
        ? texts.dropText(conversation, seq)
        : texts.putText({
            conversation_id: conversation,
            seq,
            readers: onlyFor ?? parties.join(' '),
            folded,
            teaser: teaserOf(body),
          }),
    ),
    done: () => memory.run(...due.map((one) => forgetDueText(one))),
  };
}
