/** An element that is to go: none is yet, so that this is one of the test's own. */
import { expect, test } from 'vitest';
import type { PublicEmbed } from '../../../fragments/_runtime/embedding.ts';
import { vscodeData, webTypes } from './editors.ts';
import { declarationOf } from './manifest.ts';
import { elementText } from './markdown.ts';
import { elementArticle } from './page.ts';
import { playgroundPage, triedIn } from './playground.ts';
import { reactTypes, vueTypes } from './types.ts';

const days = { since: '2026-12-01', until: '2027-12-01' };
const says = { es: 'Una rueda.', en: 'A wheel.' };
const embed: PublicEmbed = {
  is: 'public',
  says,
  since: '1.0',
  room: { rem: 1 },
  deprecated: { ...days, use: 'shop-slider' },
  attributes: {
    turn: { says, example: '1', deprecated: days },
    size: { says, example: '2' },
  },
};
const TOLD = {
  es: ['Obsoleto desde el 2026-12-01; desaparece el 2027-12-01.', 'Usa shop-slider en su lugar.'],
  en: ['Deprecated since 2026-12-01; it goes on 2027-12-01.', 'Use shop-slider instead.'],
} as const;

test.each(['es', 'en'] as const)('the manifest and all made of it say so, in %s', (locale) => {
  const [end, use] = TOLD[locale];
  const element = declarationOf('shop-wheel', embed, locale);
  expect(element.deprecated).toBe(`${end} ${use}`);
  const of = (name: string) => element.attributes.find((one) => one.name === name);
  expect(of('turn')?.deprecated).toBe(end);
  expect(of('size')).not.toHaveProperty('deprecated');

  for (const types of [reactTypes, vueTypes]) {
    const text = types([element], 'https://una.mx');
    expect(text).toContain(`/** <shop-wheel>: ${says[locale]} @deprecated ${end} ${use} */`);
    expect(text).toContain(`(1) @deprecated ${end} */\n  turn?: string;`);
    expect(text).toMatch(/\(2\) \*\/\n {2}size\?/);
    expect(text.split('@deprecated')).toHaveLength(5);
  }

  const web = JSON.stringify(webTypes([element], 'https://una.mx/embed/docs'));
  expect(web).toContain(`"deprecated":"${end} ${use}"`);
  expect(web).toContain(`"deprecated":"${end}"`);
  const code = JSON.stringify(vscodeData([element], 'https://una.mx/embed/docs'));
  expect(code).toContain(`"description":"${end} ${use} ${says[locale]}"`);

  const text = elementText(element, locale);
  expect(text).toContain(`\n\n**${end} ${use}**\n\n`);
  expect(text).toContain(`| \`turn\` | **${end}** `);
});

test.each(['es', 'en'] as const)('the reference and the playground mark it, in %s', (locale) => {
  const [end, use] = TOLD[locale];
  const article = elementArticle({ name: 'shop-wheel', embed }, locale);
  expect(article).toContain(`<p><strong>${end} ${use}</strong> ${says[locale]}</p>`);
  expect(article).toContain(`<td>${end} ${says[locale]}</td>`);

  const tried = { ...triedIn(new URLSearchParams()), element: 'shop-wheel' };
  const elements = new Map([['shop-wheel', { embed }]]);
  const page = playgroundPage(tried, 'https://una.mx', locale, elements);
  const old = { es: 'obsoleto', en: 'deprecated' }[locale];
  expect(page).toContain(`<option value="shop-wheel" selected>shop-wheel (${old})</option>`);
  expect(page).toContain(`<p><strong>${end} ${use}</strong></p>`);
  expect(page).toContain(`<small>${end} ${says[locale]}</small>`);
});

test('what stays says nothing of it', () => {
  const { deprecated: _, ...stays } = embed;
  const element = declarationOf('shop-wheel', { ...stays, attributes: {} }, 'en');
  expect(element).not.toHaveProperty('deprecated');
  expect(reactTypes([element], 'https://una.mx')).not.toContain('@deprecated');
  expect(elementArticle({ name: 'shop-wheel', embed: stays }, 'en')).not.toContain('<strong>');
});
