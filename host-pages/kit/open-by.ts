import { readOpenEditor } from '../../shared/contracts/open-editors.ts';
import { openByText, type OpenByWords } from '../../shared/ui/open-by.ts';
import type { PageContext } from './page.ts';

/** The notices of the others of the staff that have an editor open; none where they cannot be read. */
export async function openByNotices(
  { read, env }: Pick<PageContext, 'read' | 'env'>,
  place: string,
  t: OpenByWords,
): Promise<string[]> {
  const others = await read(readOpenEditor, { params: { place } });
  return others.ok ? others.value.map((one) => openByText(one, t, env)) : [];
}
