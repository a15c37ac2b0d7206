/** Takes a page apart: the document, and each shadow root, which has its own ids and styles. */

export interface Piece {
  /** `document`, or the element whose shadow root it is. */
  readonly name: string;
  readonly html: string;
}

const OPENING = /<template shadowrootmode="open"[^>]*>/;
const TEMPLATE_TAG = /<(\/?)template\b[^>]*>/g;

/**
 * Takes every declarative shadow root out of a page and gives it as a piece, nested ones too; an
 * empty one stays in its place.
 */
export function piecesOf(html: string, name = 'document'): Piece[] {
  const roots: Piece[] = [];
  let rest = html;
  let own = '';
  for (;;) {
    const opening = OPENING.exec(rest);
    if (!opening) break;
    const start = opening.index + opening[0].length;
    const end = endOfTemplate(rest, start);
    const host = /<([\w-]+)[^<]*$/.exec(rest.slice(0, opening.index))?.[1] ?? 'template';
    roots.push(...piecesOf(rest.slice(start, end), host));
    own += rest.slice(0, start);
    rest = rest.slice(end);
  }
  return [{ name, html: own + rest }, ...roots];
}

/** The index of the closing tag of the template that opened before `from`. */
function endOfTemplate(html: string, from: number): number {
  let depth = 1;
  TEMPLATE_TAG.lastIndex = from;
  for (let tag = TEMPLATE_TAG.exec(html); tag; tag = TEMPLATE_TAG.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error('a template is not closed');
}
