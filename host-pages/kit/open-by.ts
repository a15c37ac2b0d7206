import { openEditor } from '../../fragments/office/open-editor/server.ts';
import { readOpenEditor } from '../../shared/contracts/open-editors.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { openByText } from '../../shared/ui/open-by.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/**
 * Who else of the staff has the page's editor open; none are named where they cannot be read. While
 * the page shows, the account counts as having the editor open.
 * @param place the editor, as its call names it
 * @example main: wrapped(await openEditorSlot(context, 'menu'), slot(ownMenu, …))
 */
export async function openEditorSlot(
  { read, env }: Pick<PageContext, 'read' | 'env'>,
  place: string,
): Promise<Slot> {
  const t = wordsOf(openEditor.words, env.tag);
  const others = await read(readOpenEditor, { params: { place } });
  const notices = others.ok ? others.value.map((one) => openByText(one, t, env)) : [];
  return slot(openEditor, { props: { env, place, notices } });
}
