/** What lit-html puts after the name of an attribute that has a value; the build writes it there too. */
export const BOUND = '-lit-';

const ATTRIBUTE = /([^\s=]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g;
const VOID = /^(?:br|hr|img|input)$/;

/**
 * Makes the template of a view of lit-html. The browser parses it; on a page that demands Trusted
 * Types it may not, and a policy of lit-html's own would be refused where the page allows none: there
 * the nodes are made one by one. Such a view holds neither SVG, nor comments, nor entities.
 */
export function makeTemplate(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  try {
    template.innerHTML = html;
  } catch {
    build(template.content, html);
  }
  return template;
}

function build(root: ParentNode, html: string): void {
  const [first = '', ...pieces] = html.split('<');
  let at = root;
  at.append(first);
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    const tag = piece.slice(0, end);
    // lit-html's mark of a value.
    if (tag.startsWith('?')) at.append(document.createComment(tag));
    else if (tag.startsWith('/')) at = at.parentNode ?? root;
    else {
      const element = elementOf(tag);
      at.append(element);
      if (!VOID.test(element.localName)) at = element;
    }
    at.append(piece.slice(end + 1));
  }
}

/** @param tag the start of an element, without its brackets */
function elementOf(tag: string): Element {
  const [name = ''] = tag.split(/\s/, 1);
  const element = document.createElement(name);
  let bound = 0;
  for (const [, key = '', quoted, bare] of tag.slice(name.length).matchAll(ATTRIBUTE)) {
    // lit-html knows the names by their order, and not every browser takes `@click` here.
    const own = key.endsWith(BOUND) ? `v${(bound += 1)}${BOUND}` : key;
    element.setAttribute(own, quoted ?? bare ?? '');
  }
  return element;
}
