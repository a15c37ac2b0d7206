import type { PageContext, PageView } from '../../host-pages/kit/page.ts';
import type { Block } from '../../host-pages/kit/slot.ts';
import { closeDocument, openDocument, openMain } from './document.ts';
import type { Elsewhere } from './remote/index.ts';
import { encodeAll } from './encode.ts';
import { Rendering } from './render.ts';

/** The fragments around a page's own blocks. */
export interface Shell {
  readonly top: readonly Block[];
  readonly lead: readonly Block[];
  readonly bottom: readonly Block[];
  /** The account whose page it is; null for everybody's. */
  readonly account?: string | null;
}

/** A whole page, with the facts that its headers and the cache need. */
export interface Composed {
  readonly status: number;
  /** UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly styles: ReadonlySet<string>;
  /** A page in which a fragment fell back is never kept, nor one of an address that nothing leads to. */
  readonly storable: boolean;
  /** The page's own subject could not be shown, so a status of 200 would not be true. */
  readonly subjectFailed: boolean;
  readonly timing: { readonly render: number; readonly compose: number };
}

/**
 * Stitches a page: every fragment's read is under way before the first is waited for, and the text
 * is put together once, in document order.
 * @param reload text of the script that `npm run dev` adds, or empty
 * @param elsewhere the way to fragments that are made on other origins
 */
export async function composePage(
  context: PageContext,
  view: PageView,
  shell: Shell,
  reload: string,
  elsewhere?: Elsewhere,
): Promise<Composed> {
  const start = performance.now();
  const rendering = new Rendering(context.env, elsewhere);
  const pieces = await rendering.render([
    openDocument(context, view.head, shell.account ?? null),
    ...shell.top,
    openMain(context.store),
    ...shell.lead,
    ...view.main,
    '</main>',
    ...shell.bottom,
    closeDocument(reload, view.still),
  ]);
  return {
    status: view.status,
    body: encodeAll(pieces),
    styles: rendering.styles,
    storable: rendering.fellBack.length === 0 && view.status === 200 && view.kept !== false,
    subjectFailed: rendering.subjectFailed,
    timing: { render: rendering.milliseconds, compose: performance.now() - start },
  };
}
