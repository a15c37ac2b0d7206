import { expect, test } from 'vitest';
import {
  documentKey,
  registryDocument,
  registryPointer,
  revisionOf,
} from '../../../shared/contracts/fragment-registry.ts';
import { registryEntries } from './entries.ts';

const fragment = {
  origin: 'https://fragments.example',
  version: '1',
  styles: `sha256-${'A'.repeat(43)}=`,
  module: { path: '/footer.js', integrity: `sha384-${'A'.repeat(64)}` },
};
const file = {
  documents: {
    today: { fragments: { footer: fragment } },
    next: { fragments: { footer: { ...fragment, version: '2' } } },
  },
  stable: 'today',
  canary: { document: 'next', stores: ['st_moda'] },
  pins: { st_casa: 'today' },
};

test('gives the documents under their revisions, and the pointer last', async () => {
  const entries = await registryEntries(JSON.stringify(file));
  const [today, next, pointer] = entries.map(({ value }) => value);
  const revisions = await Promise.all([today ?? '', next ?? ''].map(revisionOf));
  expect(entries.map(({ key }) => key)).toEqual([...revisions.map(documentKey), 'pointer']);
  expect(registryDocument.parse(JSON.parse(today ?? ''))).toEqual(file.documents.today);
  expect(registryPointer.parse(JSON.parse(pointer ?? ''))).toEqual({
    stable: revisions[0],
    canary: { revision: revisions[1], stores: ['st_moda'] },
    pins: { st_casa: revisions[0] },
  });
});

test.each<[object, RegExp]>([
  [{ ...file, stable: 'tomorrow' }, /no document "tomorrow"/],
  [{ ...file, pins: { st_casa: 'tomorrow' } }, /no document "tomorrow"/],
  [{ ...file, documents: { today: { fragments: { footer: {} } } } }, /origin/],
  [{ ...file, more: 1 }, /more/],
])('says what is wrong', async (wrong, reason) => {
  await expect(registryEntries(JSON.stringify(wrong))).rejects.toThrow(reason);
});
