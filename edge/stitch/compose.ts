import type { PageContext, PageView } from '../../host-pages/kit/page.ts';
import type { Block } from '../../host-pages/kit/slot.ts';
import { closeDocument, MAIN_OPEN, openDocument } from './document.ts';
import type { Elsewhere } from './remote/index.ts';
import { newRendering, renderSlot, type Rendering } from './render.ts';

/** The fragments around a page's own blocks. */
export interface Shell {
  readonly top: readonly Block[];
  readonly lead: readonly Block[];
  readonly bottom: readonly Block[];
}

/** A whole page as text, with what its headers and the cache need to know. */
export interface Composed {
  readonly status: number;
  readonly html: string;
  readonly styles: ReadonlySet<string>;
  /** A page in which a fragment fell back is shown once, and never kept. */
  readonly storable: boolean;
  readonly timing: { readonly render: number; readonly compose: number };
}

/**
 * Stitches a page: every fragment is under way before the first is waited for, and the text is put
 * together once, in document order.
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
  const rendering = newRendering(context.env.locale, elsewhere);
  const [top, main, bottom] = await Promise.all([
    renderBlocks(shell.top, rendering),
    renderBlocks([...shell.lead, ...view.main], rendering),
    renderBlocks(shell.bottom, rendering),
  ]);
  const waited = performance.now();
  const [before = '', after = ''] = openDocument(context, view.head).split(TOP_MARK);
  const html = `${before}${top}${after}${main}</main>${bottom}${closeDocument(reload)}`;
  return {
    status: view.status,
    html,
    styles: rendering.styles,
    storable: rendering.fellBack.length === 0 && view.status === 200,
    timing: { render: rendering.renderMs, compose: performance.now() - waited + (waited - start) },
  };
}

const TOP_MARK = MAIN_OPEN.slice(0, MAIN_OPEN.indexOf('<main'));

async function renderBlocks(blocks: readonly Block[], rendering: Rendering): Promise<string> {
  const parts = await Promise.all(
    blocks.map(async (block) => (typeof block === 'string' ? block : renderSlot(block, rendering))),
  );
  return parts.join('');
}
