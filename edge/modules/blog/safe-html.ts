import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../../shared/kernel/escape.ts';

/** Elements whose text is no text of an entry: they go with all that they hold. */
const WITHOUT_TEXT = `script style template noscript textarea select option title head iframe object
  embed svg math xmp noembed noframes plaintext`.split(/\s+/);

/** A picture of the platform's own: no entry makes browsers ask another site. */
const OWN_PICTURE = /^\/media\/[A-Za-z0-9._/-]+$/;

/** A page, a place in the text, a mail or a phone: a list, so that no odd scheme has to be known. */
const KNOWN_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags:
    'p br h2 h3 strong em u s a ul ol li blockquote hr code pre img figure figcaption'.split(' '),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: WITHOUT_TEXT,
  nestingLimit: 30,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    // The page's one h1 is the entry's title.
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    a: (tagName, { href }): sanitizeHtml.Tag => ({
      tagName,
      attribs: KNOWN_LINK.test(href ?? '') ? { href: href ?? '', rel: 'noopener' } : {},
    }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { src, alt, ...sized(width, height), loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
};

function sized(width: string | undefined, height: string | undefined): Record<string, string> {
  const isNumber = (text: string | undefined) => /^\d{1,5}$/.test(text ?? '');
  return isNumber(width) && isNumber(height) ? { width: width ?? '', height: height ?? '' } : {};
}

/**
 * An entry's body as it is kept: HTML of paragraphs, headings, lists, links and own pictures, and
 * nothing that runs. A text without any element is taken as plain: a blank line parts paragraphs.
 */
export function safeBody(text: string): string {
  const html = /<[a-z!/]/i.test(text) ? text : paragraphs(text);
  return sanitizeHtml(html, OPTIONS).trim();
}

function paragraphs(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

/** The words of a body, without its elements: plain text. */
export function textOf(html: string): string {
  const plain = sanitizeHtml(html.replaceAll(/<\/(?:p|h2|h3|li)>|<br \/>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: WITHOUT_TEXT,
  });
  return plain
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
