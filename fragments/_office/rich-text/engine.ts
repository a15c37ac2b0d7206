import DOMPurify from 'dompurify';
import Squire from 'squire-rte';
import prose from '../../../shared/ui/prose.css?inline';
import type { Formats, RichEditor, StartEditor } from './editor.ts';

/** What an entry may hold, as the edge keeps it; anything else that is pasted goes at once. */
const KEPT = {
  ALLOWED_TAGS: `p br h2 h3 b i strong em u s a ul ol li blockquote hr code pre img figure
    figcaption`.split(/\s+/),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'] as string[],
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** A picture of the store's library. */
const OWN_PICTURE = /^\/media\//;

/** A last line break of a block only holds the caret's place. */
const CARET_PLACE = /<br>(?=<\/(?:p|h2|h3|li)>)/g;

function cleaned(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...KEPT });
  for (const image of fragment.querySelectorAll('img')) {
    if (!OWN_PICTURE.test(image.getAttribute('src') ?? '')) image.remove();
  }
  return fragment;
}

let isDressed = false;

/** Gives the page the style of texts, as the shop's own page of an entry has it. */
function dressPage(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(prose);
  document.adoptedStyleSheets.push(sheet);
}

/** Squire in an element of the page: browsers tell no selection inside of a shadow root. */
export const startEditor: StartEditor = (node, { html, onInput, onFormats, onLink }) => {
  node.classList.add('prose');
  dressPage();
  const squire = new Squire(node, { blockTag: 'P', sanitizeToDOMFragment: cleaned });
  squire.setHTML(html);
  const formats = (): Formats => ({
    bold: squire.hasFormat('B'),
    italic: squire.hasFormat('I'),
    heading: squire.hasFormat('H2'),
    bullets: squire.hasFormat('UL'),
    numbers: squire.hasFormat('OL'),
    quote: squire.hasFormat('BLOCKQUOTE'),
    link: squire.hasFormat('A'),
  });
  const tell = () => onFormats(formats());
  squire.addEventListener('pathChange', tell);
  squire.addEventListener('select', tell);
  squire.addEventListener('input', () => {
    const text = squire.getHTML().replaceAll(CARET_PLACE, '');
    onInput(/[^\s]/.test(node.textContent) || text.includes('<img') ? text : '');
    tell();
  });
  for (const key of ['Ctrl-k', 'Meta-k']) {
    squire.setKeyHandler(key, (_squire, event) => {
      event.preventDefault();
      onLink();
    });
  }
  const toggles: Record<Exclude<keyof Formats, 'link'>, readonly [() => void, () => void]> = {
    bold: [() => squire.bold(), () => squire.removeBold()],
    italic: [() => squire.italic(), () => squire.removeItalic()],
    heading: [() => blocks(squire, 'H2'), () => blocks(squire, 'P')],
    bullets: [() => squire.makeUnorderedList(), () => squire.removeList()],
    numbers: [() => squire.makeOrderedList(), () => squire.removeList()],
    quote: [() => squire.increaseQuoteLevel(), () => squire.decreaseQuoteLevel()],
  };
  const editor: RichEditor = {
    toggle(format) {
      const [set, unset] = toggles[format];
      if (formats()[format]) unset();
      else set();
      squire.focus();
      tell();
    },
    link(url) {
      if (url === null) squire.removeLink();
      else squire.makeLink(url, { rel: 'noopener' });
      squire.focus();
      tell();
    },
    picture({ url, alt, width, height }) {
      squire.insertImage(url, { alt, width: String(width), height: String(height) });
      squire.focus();
    },
    focus: () => void squire.focus(),
    focusEnd: () => void squire.focus().moveCursorToEnd(),
    stop: () => squire.destroy(),
  };
  return editor;
};

/** Makes every block of the selection one of these: a heading, or a paragraph. */
function blocks(squire: Squire, tag: 'H2' | 'P'): void {
  squire.modifyBlocks((fragment) => {
    for (const block of fragment.querySelectorAll('p,div,h2,h3')) {
      const changed = document.createElement(tag);
      changed.append(...block.childNodes);
      block.replaceWith(changed);
    }
    return fragment;
  });
}
