import { describe, expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { changesBack } from '../../../shared/i18n/es/changes-back.ts';
import { changeFor, undoModel } from './undo.ts';

type Change = Parameters<typeof changeFor>[1][number];

/** A history from the first change on: a name for a new one, `x>y` for a taking back. */
const history = (...said: string[]): Change[] =>
  said
    .map((one): Change => {
      const [id = '', of] = one.split('>');
      const subject = id.startsWith('picture') ? 'picture' : 'header';
      return { id, subject, before: null, takes_back: of ?? null };
    })
    .toReversed();

describe('the change that a step is about', () => {
  test.each([
    [[], null, null],
    [['a', 'b'], 'b', null],
    [['a', 'b', 'c>b'], 'a', 'c'],
    [['a', 'b', 'c>b', 'd>a'], null, 'd'],
    [['a', 'b', 'c>b', 'd>a', 'e>d'], 'e', 'c'],
    [['a', 'b', 'c>b', 'd>a', 'e>d', 'f>c'], 'f', null],
    [['a', 'b', 'c>b', 'd>c', 'e>d'], 'a', 'e'],
    // A new change ends the redoing.
    [['a', 'b', 'c>b', 'd'], 'd', null],
    // The history page took an older one back; its change is not among those that were read.
    [['c>z', 'd'], 'd', null],
    [['a', 'c>z'], 'a', 'c'],
    // What cannot be taken back is passed over.
    [['a', 'picture'], 'a', null],
    [['a', 'b>a', 'picture'], null, 'b'],
  ])('of %j undoes %j and redoes %j', (said, undone, redone) => {
    const changes = history(...said);
    expect(changeFor('undo', changes)?.id ?? null).toBe(undone);
    expect(changeFor('redo', changes)?.id ?? null).toBe(redone);
  });
});

function start(results: readonly Change[], status = 200) {
  const sent: string[] = [];
  const said: string[] = [];
  const shown: string[] = [];
  const t = changesBack;
  const model = undoModel(
    {
      t,
      toast: ({ message }) => said.push(message),
      api: {
        base: '',
        tag: 'es-MX',
        fetch: (url, init) => {
          const method = init?.method ?? 'GET';
          sent.push(`${method} ${url}`);
          const body = method === 'GET' ? { results, matches_estimated: 1, people: [] } : {};
          const code = method === 'GET' ? 200 : status;
          const failure = { code: 'edited_meanwhile', message: 'Otra vez' };
          return Promise.resolve(Response.json(code === 200 ? body : failure, { status: code }));
        },
      },
    },
    { env: { ...pageEnv(), store: 'st_uno' }, storeType: 'other', account: 'ac_1' },
    { now: () => 3_600_000, showAnew: (message) => shown.push(message) },
  );
  return { model, sent, said, shown };
}

test('the last change of the account is taken back, and the page shown anew with a message', async () => {
  const { model, sent, shown, said } = start(history('a', 'b'));
  await model.take('undo');
  expect(sent[0]).toContain('by=ac_1');
  expect(sent[0]).toContain('since=1970-01-01T00%3A00%3A00.000Z');
  expect(sent[1]).toBe('POST /api/store/st_uno:st_uno/other/store/history/b/take-back');
  expect(shown).toEqual([expect.stringContaining('Se deshizo: encabezado')]);
  expect(said).toEqual([]);
});

test('without a change it is said, and so is a change that another followed', async () => {
  const none = start([]);
  await none.model.take('redo');
  expect([none.said, none.shown]).toEqual([[changesBack.none.redo], []]);
  const late = start(history('a'), 409);
  await late.model.take('undo');
  expect([late.said, late.shown]).toEqual([['Otra vez'], []]);
});

test('two presses at once take one change back', async () => {
  const { model, sent } = start(history('a', 'b'));
  await Promise.all([model.take('undo'), model.take('undo')]);
  expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(1);
});
