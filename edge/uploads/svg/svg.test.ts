import { describe, expect, test } from 'vitest';
import payloads from '../../../tests/support/xss/payloads.json' with { type: 'json' };
import { svgOf } from '../fixtures.ts';
import { pictureSieve } from '../sieve.ts';
import { readXml, type XmlElement } from './xml.ts';

/** The clean drawing; undefined for one that is refused. */
function clean(inner: string, attributes?: string): string | undefined {
  return cleanWhole(new TextDecoder().decode(svgOf(inner, attributes)));
}

function cleanWhole(text: string): string | undefined {
  const sieve = pictureSieve(4_000_000);
  if (sieve.take(new TextEncoder().encode(text))) return undefined;
  const end = sieve.end();
  return typeof end === 'string' ? undefined : new TextDecoder().decode(end.bytes);
}

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"';

test('a drawing stays as it is', () => {
  const drawn =
    '<title>Flor &amp; hoja</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/>' +
    '</linearGradient><clipPath id="c"><rect width="5" height="5"/></clipPath></defs>' +
    '<style>.st0,.st1{fill:url(#a);stroke:#00ff00}</style>' +
    '<g class="st0" style="opacity:.5;clip-path:url(#c)" transform="rotate(45 1e-3,2)">' +
    '<path d="M1,2c3-4,5.5-6e2 7,8z"/><use href="#c"/></g>' +
    '<text x="1" font-family="&#39;Open Sans&#39;, sans-serif">Año ¡ñ! 👗</text>';
  expect(clean(drawn)).toBe(`${ROOT}>${drawn}</svg>`);
});

test('what editors write around a drawing is left out', () => {
  const file =
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?><!-- Made by hand --><!DOCTYPE svg PUBLIC ' +
    '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n' +
    '<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
    ' viewBox="0 0 60 40"><metadata>me@example.com</metadata><sodipodi:namedview inkscape:zoom="1"/>' +
    '<defs><path id="p" d="M0 0h9"/></defs><use xlink:href="#p"/><![CDATA[ <b> ]]></svg>\n';
  expect(cleanWhole(file)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" id="Layer_1" viewBox="0 0 60 40" width="60" height="40">' +
      '<defs><path id="p" d="M0 0h9"/></defs><use href="#p"/></svg>',
  );
});

describe('is left out', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script by another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    ['a document', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['a picture', '<image href="data:image/png;base64,AAAA"/><feImage href="//x"/>'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a movement', '<set attributeName="onload" to="alert(1)"/><animate attributeName="href"/>'],
    [
      'a rule that loads',
      '<style>@import "//x"; @font-face{src:url(//x)} g{fill:url(//x)}</style>',
    ],
    ['a filter', '<filter id="f"><feTurbulence numOctaves="99999"/></filter>'],
  ])('%s', (_, hostile) => {
    const left = clean(`${hostile}<rect width="9"/>`) ?? '';
    expect(left.replace('<style></style>', '')).toBe(`${ROOT}><rect width="9"/></svg>`);
  });

  test.each([
    'onload="alert(1)"',
    'ONCLICK="alert(1)"',
    'href="javascript:alert(1)"',
    'xlink:href="//example.com/x.svg#a"',
    'fill="url(//example.com/#a)"',
    'fill="url(#a) url(javascript:1)"',
    'fill="image(#a)"',
    'fill="expression(alert(1))"',
    'fill="u\\72l(//x)"',
    'fill="&#x75;rl(//x)"',
    'fill="ur/**/l(//x)"',
    'style="background:url(//x)"',
    'style="fill:url(//x);-moz-binding:url(//x)"',
    'xml:base="//x"',
    'xmlns:x="http://www.w3.org/1999/xhtml"',
    'id="a b"',
    'class="&quot;&gt;&lt;script&gt;"',
  ])('an attribute %s', (hostile) => {
    const left = clean(`<use ${hostile}/>`);
    expect(left?.replace(' style=""', '')).toBe(`${ROOT}><use/></svg>`);
  });
});

test('a text stays a text, however it is written', () => {
  const left = clean('<text><![CDATA[</text><script>alert(1)</script>]]>&lt;img&gt;</text>');
  expect(left).toBe(
    `${ROOT}><text>&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img&gt;</text></svg>`,
  );
});

describe('is refused', () => {
  const bomb = Array.from({ length: 9 }, (_, level) => {
    const uses = `<use href="#l${level}"/>`.repeat(10);
    return `<g id="l${level + 1}">${uses}</g>`;
  }).join('');
  const chain = Array.from({ length: 3000 }, (_, at) => `<use id="c${at}" href="#c${at + 1}"/>`);
  test.each([
    ['an entity of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    ['an entity that nothing names', '<svg>&nbsp;</svg>'],
    ['an element without end', '<svg><g></svg>'],
    ['an attribute twice', '<svg><g id="a" id="b"/></svg>'],
    ['an attribute without quotes', '<svg><g id=a /></svg>'],
    ['two documents', '<svg/><svg/>'],
    ['ten thousand levels', `<svg>${'<g>'.repeat(10_000)}${'</g>'.repeat(10_000)}</svg>`],
    ['a hundred thousand elements', `<svg>${'<g/>'.repeat(100_000)}</svg>`],
    ['parts that use parts that use parts', `<svg><rect id="l0"/>${bomb}</svg>`],
    ['a part that uses itself', '<svg><g id="a"><use href="#a"/></g></svg>'],
    ['a chain of parts', `<svg>${chain.join('')}</svg>`],
    [
      'a part that its own style refers to',
      '<svg><style>.a{mask:url(#m)}</style><mask id="m" class="a"/></svg>',
    ],
    ['text of UTF-16', '\uFFFE<\0s\0v\0g\0/\0>\0'],
  ])('%s', (_, text) => {
    expect(cleanWhole(text)).toBeUndefined();
  });
});

describe('takes no longer than its text', () => {
  test.each([
    ['calls', `<path d="${'a'.repeat(1_000_000)}"/>`],
    ['parts', `<path fill="${'url('.repeat(200_000)}"/>`],
    [
      'rules',
      `<style>${'.a{fill:url(#a)}'.repeat(60_000)}</style>${'<g class="a"/>'.repeat(40_000)}`,
    ],
    ['comments', `<style>${'/*'.repeat(500_000)}</style>`],
    ['attributes', `<g ${'a'.repeat(1_000_000)}/>`],
  ])('%s', (_, inner) => {
    expect(() => clean(inner)).not.toThrow();
  });
});

/** The names of all elements and attributes of a drawing. */
function namesOf({ name, attributes, children }: XmlElement): string[] {
  const inner = children.flatMap((child) => (typeof child === 'string' ? [] : namesOf(child)));
  return [name, ...attributes.keys(), ...inner];
}

test('of 223 payloads that run in pages, none has a name left that runs', () => {
  expect(payloads).toHaveLength(223);
  const left = payloads.flatMap(({ payload }) => {
    const inner = payload.replaceAll('xlink:href', 'href');
    return [cleanWhole(payload), clean(payload), clean(inner)].filter((one) => one !== undefined);
  });
  expect(left.length).toBeGreaterThan(60);
  for (const text of left) {
    const root = readXml(text);
    if (!root) throw new Error(`not well-formed: ${text}`);
    expect(namesOf(root).join(' ')).not.toMatch(/\bon|script|foreign|image|animate|\bset\b|\ba\b/i);
    expect(text).not.toMatch(/javascript:|url\((?!#)/i);
  }
});
