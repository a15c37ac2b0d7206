/**
 * The places of a page at which a text of a person may stand: what is around it there, and the
 * product's own way to write it.
 */
import { safeBody } from '../../edge/modules/blog/safe-html.ts';
import { escapeHtml, scriptJson } from '../../shared/kernel/escape.ts';
import { isLink } from '../../shared/rules/banners.ts';
import type { Opened } from './running-texts.ts';

interface Place {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** The text as the product writes it at the place; null where it would refuse it. */
  readonly own: (text: string) => string | null;
  /** Statements that write `text` into the element `place`, after the document is there. */
  readonly script?: string;
  readonly type?: Opened['type'];
}

const linked = (text: string) => (isLink(text) ? escapeHtml(text) : null);
const quoted = (text: string) => scriptJson(text).slice(1, -1);
const xml = (text: string) =>
  escapeHtml(text.replaceAll(/[^\t\n\r -\uD7FF\uE000-\u{10FFFF}]/gu, ''));

/** A place between a start and an end of markup. */
const within = (start: string, end: string, own: Place['own'] = safeBody): Place => ({
  name: start,
  start,
  end,
  own,
});

/** A place that a script of the page writes. */
const scripted = (script: string): Place => ({ ...within('', ''), name: script, script });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"><body>';
const MADE = "const made = document.createElement('template'); made.innerHTML = text;";
const PARSED = "const page = new DOMParser().parseFromString(text, 'text/html');";

/**
 * The contexts for which the payloads of collections are written; those in which more of them run
 * than in all before come first.
 */
export const PLACES: readonly Place[] = [
  { ...within('', ''), name: 'the document alone' },
  within('<table>', '</table>'),
  within('<svg>', '</svg>', escapeHtml),
  within('<style>', '</style>', () => null),
  {
    ...scripted(
      "const area = document.createElement('textarea'); area.innerHTML = text; place.innerHTML = area.value",
    ),
    own: (text) => escapeHtml(safeBody(text)),
  },
  within('<a href="', '">x</a>', linked),
  within("<a href='", "'>x</a>", linked),
  { ...within(XHTML, '</body></html>', xml), name: 'XHTML', type: 'application/xhtml+xml' },
  { ...within(SVG, '</svg>', xml), name: 'a drawing', type: 'image/svg+xml' },
  within('<p>', '</p>'),
  within('<form>', '</form>'),
  within('<math><mtext>', '</mtext></math>', escapeHtml),
  within('<textarea>', '</textarea>', escapeHtml),
  within('<title>', '</title>', escapeHtml),
  within('<noscript>', '</noscript>'),
  within('<!-- ', ' -->', () => null),
  within('<p title="', '">x</p>', escapeHtml),
  within("<p title='", "'>x</p>", escapeHtml),
  within('<p title=', '>x</p>', () => null),
  within('<iframe src="', '"></iframe>', () => null),
  within('<script>const said = "', '";</script>', quoted),
  within('<p onclick="String(\'', '\')">x</p>', () => null),
  within('<p style="color: ', '">x</p>', () => null),
  scripted('place.innerHTML = text'),
  scripted('place.innerHTML = text; place.innerHTML = place.innerHTML'),
  scripted(`${MADE} place.append(made.content)`),
  scripted(`${PARSED} place.innerHTML = page.body.innerHTML`),
  scripted('place.append(document.createRange().createContextualFragment(text))'),
  scripted('document.write(text)'),
];

/** The document of a place, with texts in it as they stand there. */
export function documentOf(place: Place, texts: readonly string[]): Opened {
  const { start, end, script, type } = place;
  if (script !== undefined) {
    return { html: '<!doctype html><div id="place"></div>', script, text: texts.join('\n') };
  }
  if (type !== undefined) return { html: start + texts.join('\n') + end, type };
  return { html: texts.map((text) => start + text + end).join('\n') };
}
