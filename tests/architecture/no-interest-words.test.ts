/**
 * «Sin interés» is said of plans that bear no cost alone: either by a text under `free`, which `isWithoutInterest`
 * chooses, or of an amount that `monthly` has divided, which bears none (`shared/rules/financial-cost.test.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const SAYS = /sin inter[eé]s(es)?\b|without interest|interest[- ]free/i;

/** Files whose words a rule chooses: nothing of them says it but what stands under `free`. */
const CHOSEN = [
  'fragments/shop/instalments/messages/en.ts',
  'fragments/shop/instalments/messages/es-AR.ts',
  'fragments/shop/instalments/messages/es.ts',
  'fragments/shop/item/messages/en.ts',
  'fragments/shop/item/messages/es-AR.ts',
  'fragments/shop/item/messages/es.ts',
];

/** Files that say it of a total which is divided, or of the setting that divides it so. */
const DIVIDED = [
  'edge/modules/mail/messages/en/purchase.ts',
  'edge/modules/mail/messages/es/purchase.ts',
  'fragments/office/history/messages/en.ts',
  'fragments/office/history/messages/es.ts',
  'fragments/office/instalment-terms/messages/en.ts',
  'fragments/office/instalment-terms/messages/es.ts',
  'fragments/office/own-payment/messages/en.ts',
  'fragments/office/own-payment/messages/es.ts',
  'fragments/shop/order/messages/en.ts',
  'fragments/shop/order/messages/es.ts',
  'shared/i18n/en/decline-words.ts',
  'shared/i18n/es-AR/decline-words.ts',
  'shared/i18n/es/decline-words.ts',
];

const sources = [
  'fragments',
  'edge/modules/mail/messages',
  'edge/flows',
  'host-pages',
  'shared/i18n',
]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|fixtures/.test(path))
  .map((path) => ({ path, texts: textsOf(readFileSync(join(ROOT, path), 'utf8')) }));

/** The quoted texts of a source, without what its comments say. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|>[^<>{}]+</g)].map(([text]) => text);
}

test('every text that says it stands where its plan bears no cost', () => {
  const saying = sources.filter(({ texts }) => texts.some((text) => SAYS.test(text)));
  expect(saying.map(({ path }) => path).toSorted()).toEqual([...CHOSEN, ...DIVIDED].toSorted());
});

test.each(CHOSEN)(
  '%s says it under `free` alone, and has other words for a plan with a cost',
  (path) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    const free = /^( *)free: \{\n[\s\S]*?^\1\},$/m.exec(source)?.[0] ?? '';
    expect(free).toMatch(SAYS);
    expect(textsOf(source.replace(free, '')).filter((text) => SAYS.test(text))).toEqual([]);
    expect(source).toMatch(/\bdearer: \{/);
  },
);
