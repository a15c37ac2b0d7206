/** A page that was opened in the middle of a history. */
import { beforeEach, expect, test } from 'vitest';
import { ME, message, seqs, settled, TalkPage } from '../../../../tests/support/talk-page.ts';

let page: TalkPage;

beforeEach(() => {
  page = new TalkPage();
});

test('a history that does not reach its end opens no line until its end is shown', async () => {
  page.answers = (url) =>
    url.includes('since=2')
      ? { results: [message(3), message(4)], matches_estimated: 3, seq: 5, read: 0, pending: 0 }
      : { results: [message(5)], matches_estimated: 1, seq: 5, read: 0, pending: 0 };
  const model = page.start(undefined, true);
  expect([page.wires.length, model.$newer.get()]).toEqual([0, 'more']);
  await model.loadNewer();
  expect([seqs(model), page.wires.length, model.$newer.get()]).toEqual([[1, 2, 3, 4], 0, 'more']);
  await model.loadNewer();
  expect([seqs(model), model.$newer.get()]).toEqual([[1, 2, 3, 4, 5], 'none']);
  expect(page.wires.map(({ since }) => since)).toEqual([5]);
});

test('a message that is sent in the middle of a history leads to its end', async () => {
  page.answers = (_url, method) =>
    method === 'POST'
      ? message(5, { owner: ME })
      : {
          results: [message(3), message(4), message(5, { owner: ME })],
          matches_estimated: 3,
          seq: 5,
          read: 0,
          pending: 0,
        };
  const model = page.start(undefined, true);
  model.send('Uno', [], false);
  await settled();
  expect([seqs(model), model.$newer.get()]).toEqual([[1, 2, 3, 4, 5], 'none']);
  expect(page.wires).toHaveLength(1);
});

test('later messages that are not answered are asked for again', async () => {
  const model = page.start(undefined, true);
  await model.loadNewer();
  expect([model.$newer.get(), page.wires.length]).toEqual(['failed', 0]);
});
