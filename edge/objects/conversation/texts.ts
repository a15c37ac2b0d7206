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
  const gone = due.filter(({ folded }) => folded === '').map(({ seq }) => seq);
  const said = due.filter(({ folded }) => folded !== '');
  const rows = said.map(({ seq, body, folded, only_for: onlyFor }) => ({
    seq,
    readers: onlyFor ?? parties.join(' '),
    folded,
    teaser: teaserOf(body),
  }));
  return {
    isMore: due.length === AT_ONCE,
    rows: [
      ...(gone.length > 0 ? [texts.dropTexts(conversation, gone)] : []),
      ...(rows.length > 0 ? [texts.putTexts(conversation, rows)] : []),
    ],
    done: () => memory.run(...due.map((one) => forgetDueText(one))),
  };
}
