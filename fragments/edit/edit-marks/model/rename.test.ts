import { expect, test } from 'vitest';
import type { EditedCatalogue } from '../../../../shared/contracts/catalogue-edits.ts';
import { messages } from '../messages/en.ts';
import { renameModel } from './rename.ts';

const mesa = { id: 'ca_1', name: 'Mesa', name_en: 'Table', version: 4 } as EditedCatalogue;

function start(locale: 'es' | 'en', status = 200, code = 'x', now?: EditedCatalogue) {
  const shown = ['Mesa'];
  const sent: unknown[] = [];
  const said: string[] = [];
  let anew = 0;
  const model = renameModel(
    {
      t: messages.es,
      toast: ({ message }) => said.push(message),
      api: {
        base: '',
        tag: 'es-MX',
        fetch: (_url, init) => {
          if (init?.method === 'GET') return Promise.resolve(Response.json(now));
          sent.push(JSON.parse(init?.body as string));
          return Promise.resolve(Response.json({ code, message: '' }, { status }));
        },
      },
    },
    locale,
    () => (anew += 1),
  );
  const rename = (name: string, name_en: string | null) =>
    model.rename(
      mesa,
      { name, name_en },
      {
        show(next) {
          const before = shown.at(-1)!;
          shown.push(next);
          return before;
        },
      },
    );
  return { rename, shown, sent, said, times: () => anew };
}

test.each([
  ['es', 'Cocina', 'Kitchen', 'Cocina'],
  ['en', 'Cocina', 'Kitchen', 'Kitchen'],
  ['en', 'Cocina', null, 'Cocina'],
] as const)('in %s the names %s and %s show as %s at once', async (locale, name, name_en, now) => {
  const { rename, shown, sent, said, times } = start(locale);
  expect(await rename(name, name_en)).toBeUndefined();
  expect(shown).toEqual(['Mesa', now]);
  expect(sent).toEqual([{ name, name_en, version: 4 }]);
  expect([said, times()]).toEqual([[messages.es.renamed], 1]);
});

test('a name that is refused goes, and the one before it shows again', async () => {
  const { rename, shown, said, times } = start('es', 409);
  expect(await rename('Cocina', null)).toBeUndefined();
  expect(shown).toEqual(['Mesa', 'Cocina', 'Mesa']);
  expect([said, times()]).toEqual([[messages.es.tryAgain], 0]);
});

test('a name over an older version goes, and the version of the other editor is given', async () => {
  const now = { ...mesa, name: 'Comedor', version: 5 };
  const { rename, shown, said } = start('es', 409, 'edited_meanwhile', now);
  expect(await rename('Cocina', null)).toEqual(now);
  // The form shows both versions: no notice is needed.
  expect([shown.at(-1), said]).toEqual(['Mesa', []]);
});
