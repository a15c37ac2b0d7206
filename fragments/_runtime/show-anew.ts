import { scanFragments } from './scan.ts';

/** How often each element was asked for: an answer that a later one follows is not shown. */
const turns = new Map<string, number>();

/**
 * Puts a fragment of this page in place anew, as the edge makes it now. Where the page has none, or
 * has more or fewer by now, or cannot be read, the whole page is loaded again.
 * @param element the fragment's element; a page may have several
 */
export async function showAnew(element: string): Promise<void> {
  const turn = (turns.get(element) ?? 0) + 1;
  turns.set(element, turn);
  const next = document.querySelector(element) && (await readAnew(element));
  if (turns.get(element) !== turn) return;
  const shown = document.querySelectorAll(element);
  if (!next || shown.length === 0 || next.length !== shown.length) return location.reload();
  shown.forEach((one, index) => one.replaceWith(document.adoptNode(next[index]!)));
  scanFragments(document);
}

async function readAnew(element: string): Promise<Element[] | null> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    // A parser of the document itself: it makes the shadow roots that stand as templates.
    const page = Document.parseHTMLUnsafe(await answer.text());
    return answer.ok ? [...page.querySelectorAll(element)] : null;
  } catch {
    return null;
  }
}

/**
 * Puts one part of a fragment in place anew: the rest of it, with what watches it, stays. Where the
 * page cannot be read, all of it stays.
 * @param part selects the part in the fragment's shadow root
 */
export async function showPartAnew(element: string, part: string): Promise<void> {
  const next = (await readAnew(element))?.[0]?.shadowRoot?.querySelector(part);
  const shown = document.querySelector(element)?.shadowRoot?.querySelector(part);
  if (next) shown?.replaceWith(document.adoptNode(next));
}
