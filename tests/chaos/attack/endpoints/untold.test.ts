import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../../../shared/contracts/contract.ts';
import { contracts } from '../../../support/contracts.ts';
import { isMeant } from './meant.ts';
import { untoldOf } from './untold.ts';

test('each rule that the document does not tell has its line in meant.ts', () => {
  const unmeant = contracts.flatMap((one) =>
    untoldOf(one)
      .filter((field) => !isMeant(one.id, field))
      .map((field) => `${one.id} ${field}`),
  );
  expect(unmeant).toEqual([]);
});

test.each<[string, z.ZodObject, string[]]>([
  ['bounds of a length', z.object({ a: z.string().min(3).max(9) }), []],
  ['a refinement', z.object({ a: z.string().refine((text) => text !== 'x') }), ['a']],
  [
    'a refinement inside a list',
    z.object({ a: z.array(z.object({ b: z.string().refine(Boolean) })).optional() }),
    ['a.0.b'],
  ],
  [
    'a refinement that names its field',
    z.object({ a: z.string() }).refine(() => true, { path: ['a'] }),
    ['a'],
  ],
  ['a text of blanks', z.object({ a: z.string().trim().min(1) }), []],
  ['a length without blanks', z.object({ a: z.string().trim().min(2) }), ['a']],
  ['the same with a pattern', z.object({ a: z.string().trim().min(2).regex(/\S\S/) }), []],
  ['a change', z.object({ a: z.string().transform((text) => text.trim()) }), []],
  ['a schema after another', z.object({ a: z.string().pipe(z.email()).nullable() }), ['a']],
  [
    'a change that may refuse',
    z.object({ a: z.string().transform((text, _context) => text) }),
    ['a'],
  ],
])('%s', (_, body, untold) => {
  const one = contract({
    id: 'x.y',
    service: 'x',
    method: 'post',
    path: '/',
    summary: { en: 'x', es: 'x' },
    access: 'public',
    body,
    answer: z.object({}),
  });
  expect(untoldOf(one)).toEqual(untold);
});
