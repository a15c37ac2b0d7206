/** Reads a page's metadata out of its HTML. */

export interface ReadPage {
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly headings: readonly string[];
  readonly canonical: string | undefined;
  /** Address by language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Content of `<meta>` by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  readonly rel: (name: string) => string | undefined;
  /** schema.org objects. */
  readonly data: readonly StructuredData[];
  readonly dataOf: (type: string) => StructuredData | undefined;
  /** Every address in the page, exactly as it is written. */
  readonly addresses: readonly string[];
}

/** An object of schema.org, as in the page. */
export type StructuredData = Readonly<Record<string, unknown>>;

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => NAMED[entity] ?? entity);
}

function attributes(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescape(value)]));
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inner = '']) =>
    attributes(inner),
  );
}

/** The text of a piece of markup. */
export function textOf(markup: string): string {
  const shown = markup.replaceAll(/<!--.*?-->|<(style|script|title)\b.*?<\/\1>/gs, '');
  // A word in code stands in its sentence, with the comma behind it.
  const sentences = shown.replaceAll(/<\/?code>/g, '');
  return unescape(sentences.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Reads a page; shadow roots count as part of its text. */
export function readPage(html: string): ReadPage {
  const links = tags(html, 'link');
  const metas = tags(html, 'meta');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as StructuredData,
  );
  const rel = (name: string) => links.find((link) => link['rel'] === name)?.['href'];
  return {
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    title: unescape(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '') || undefined,
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => textOf(inner)),
    canonical: rel('canonical'),
    alternates: Object.fromEntries(
      links
        .filter((link) => link['rel'] === 'alternate')
        .map((link) => [link['hreflang'] ?? '', link['href'] ?? '']),
    ),
    meta: Object.fromEntries(
      metas.map((meta) => [meta['name'] ?? meta['property'] ?? '', meta['content'] ?? '']),
    ),
    rel,
    data,
    dataOf: (type) => data.find((one) => one['@type'] === type),
    addresses: ['a', 'link', 'img', 'source', 'script', 'form'].flatMap((name) =>
      tags(html, name).flatMap((tag) => [
        ...[tag['href'], tag['src'], tag['action']].filter((one) => one !== undefined),
        ...(tag['srcset'] ?? tag['srcSet'] ?? '')
          .split(',')
          .flatMap((one) => one.trim().split(' ')[0] || []),
      ]),
    ),
  };
}
