import { escapeMarkdown, markdownCode } from '../../../shared/kernel/markdown.ts';

const LETTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const lettersOf = (html: string): string =>
  html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => LETTERS[entity] ?? entity);

/**
 * A text of the reference as Markdown. Code within a link is code there, too; a link within code
 * stands between its parts, since Markdown has none within code.
 * @param html letters, `<code>`, `<a>` and `<strong>` alone, as the blocks of a page hold it
 * @example inMarkdown('a <code>b</code>') // 'a `b`'
 */
export function inMarkdown(html: string): string {
  let isCode = false;
  let address = '';
  const written = html.split(/(<[^<>]*>)/).map((piece) => {
    if (piece === '<code>' || piece === '</code>') {
      isCode = piece === '<code>';
      return '';
    }
    if (piece.startsWith('<a href="')) {
      address = lettersOf(piece.slice('<a href="'.length, -'">'.length));
      return '[';
    }
    if (piece === '</a>') return `](${address})`;
    if (piece.startsWith('<strong') || piece === '</strong>') return '**';
    const letters = lettersOf(piece);
    return isCode && letters !== '' ? markdownCode(letters) : escapeMarkdown(letters);
  });
  return written.join('');
}
