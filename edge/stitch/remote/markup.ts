/** Elements that load, run or end something, or whose content a parser does not read as markup. */
const FORBIDDEN = new Set(
  (
    'applet base body embed foreignobject frame frameset head html iframe link math meta noembed ' +
    'noframes noscript object plaintext portal script style template textarea title xmp'
  ).split(' '),
);
const VOID = new Set('area br col hr img input source track wbr'.split(' '));
/** No view is nested deeper. */
const DEEPEST = 100;

/** A comment as React writes them, an end tag, a start tag with quoted attributes, or text. */
const TOKEN =
  /<!--[^<>]{0,40}-->|<\/([a-z][a-z0-9-]*)>|<([a-z][a-z0-9-]*)((?:\s+[a-z_:][\w:.-]*(?:="[^"<>]*")?)*)\s*(\/?)>|[^<]+/giy;
const HANDLER = /\s(?:on\w+|style|srcdoc)(?:=|\s|$)/i;

/**
 * Why a text cannot stand in a shadow root of a page, or undefined when it can. Nothing in it may
 * reach out of the template that holds it: every element is closed where it was opened, every value
 * is quoted, no comment stays open, and a parser reads all content as markup. Markup that the
 * page's policy would refuse is refused here too, so that its author gets the reason.
 */
export function markupFault(html: string): string | undefined {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(html);
    if (!token) return `unreadable at ${at}: ${html.slice(at, at + 40)}`;
    const [, ended, started, attributes = '', closed] = token;
    if (ended !== undefined && open.pop() !== ended.toLowerCase())
      return `</${ended}> ends nothing`;
    if (started === undefined) continue;
    const name = started.toLowerCase();
    if (FORBIDDEN.has(name)) return `<${name}> may not be sent`;
    if (HANDLER.test(attributes)) return `<${name}> carries a style or a handler`;
    if (VOID.has(name)) continue;
    // Only drawings know the slash: in HTML the following markup would stand inside the element.
    if (closed && open.includes('svg')) continue;
    if (closed) return `<${name}/> is not closed`;
    open.push(name);
    if (open.length > DEEPEST) return 'nested too deep';
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
