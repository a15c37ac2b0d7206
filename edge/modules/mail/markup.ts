import { escapeHtml } from '../../../shared/kernel/escape.ts';

/** Markup that may stand in other markup as it is. */
export interface Markup {
  readonly markup: string;
}

type Piece = string | number | Markup | readonly Markup[];

/** Writes HTML: every value is escaped, unless it is markup that this function wrote. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  let markup = strings[0] ?? '';
  pieces.forEach((piece, index) => {
    markup += toMarkup(piece) + (strings[index + 1] ?? '');
  });
  return { markup };
}

function toMarkup(piece: Piece): string {
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map((one) => one.markup).join('');
}
