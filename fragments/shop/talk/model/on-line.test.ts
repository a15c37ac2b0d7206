/** Messages after the first of a page, which go on the line (the edge's decision 0116). */
import { beforeEach, expect, test } from 'vitest';
import type { TalkFrame } from '../../../../shared/contracts/talk-line.ts';
import { ME, message, seqs, settled, TalkPage } from '../../../../tests/support/talk-page.ts';

let page: TalkPage;

beforeEach(() => {
  page = new TalkPage();
});

const onLine = () =>
  page.said.map((text) => JSON.parse(text) as TalkFrame).filter(({ type }) => type === 'write');

/** A page whose line is open and which has page.sent one message by the call. */
async function warm() {
  page.answers = (_url, method) =>
    method === 'POST' ? message(3, { owner: ME, key: model.$unsent.get()[0]!.key }) : undefined;
  const model = page.start();
  page.wires[0]!.opened();
  model.send('Uno', [], false);
  await settled();
  expect([page.posts().length, onLine()]).toEqual([1, []]);
  return model;
}

test('goes on the line, and is acknowledged there', async () => {
  const model = await warm();
  model.send('Dos', [], false);
  const { key } = model.$unsent.get()[0]!;
  expect([page.posts().length, onLine()]).toEqual([1, [{ type: 'write', key, body: 'Dos' }]]);
  page.say({ type: 'message', message: message(4, { owner: ME, key }) });
  page.timers.find(({ at }) => at === 4_000)!.run();
  await settled();
  expect([page.posts().length, model.$unsent.get(), seqs(model)]).toEqual([1, [], [1, 2, 3, 4]]);
});

test.each([
  ['is refused there', (key: string) => page.say({ type: 'refused', key })],
  ['is not given back in time', () => page.timers.find(({ at }) => at === 4_000)!.run()],
])('and %s is page.sent by the call under the same key', async (_name, happens) => {
  const model = await warm();
  model.send('Dos', [], false);
  const { key } = model.$unsent.get()[0]!;
  page.answers = (_url, method) => (method === 'POST' ? message(4, { owner: ME, key }) : undefined);
  happens(key);
  await settled();
  expect([page.posts().at(-1)?.key, model.$unsent.get()]).toEqual([key, []]);
});

test.each([
  ['with tags', ['/'], false],
  ['as a note', [], true],
])('%s is a call', async (_name, tags, isNote) => {
  const model = await warm();
  model.send('Dos', tags, isNote);
  expect([page.posts().length, onLine()]).toEqual([2, []]);
});

test('overtakes no call that is under way, and no line that is closed', async () => {
  const model = await warm();
  model.send('Con etiqueta', ['/'], false);
  model.send('Dos', [], false);
  expect([page.posts().length, onLine()]).toEqual([3, []]);
  await settled();
  page.wires[0]!.closed(1006);
  model.send('Tres', [], false);
  expect([page.posts().length, onLine()]).toEqual([4, []]);
});
