/** The code of a hand-over: the cart asks the edge whether this browser may have what it stands for. */
import { expect, test } from 'vitest';
import { edgeInTurn, type Reply } from '../../../_runtime/fixtures.ts';
import { messages } from '../messages/en.ts';
import { cartModel } from '../model.ts';

/** The model of a cart's page, and what it asked, said and kept. */
function setUp(reply: Reply) {
  const { api, calls } = edgeInTurn([reply]);
  const warnings: unknown[] = [];
  const keeps: unknown[] = [];
  const model = cartModel(
    {
      t: messages.es,
      lines: () => [],
      keep: (lines) => keeps.push(lines),
      warn: (...warning) => warnings.push(warning),
      inform: () => {},
      go: () => {},
      api,
    },
    true,
  );
  return { model, calls, warnings, keeps };
}

test('it is taken for this browser by one call', async () => {
  const { model, calls, warnings } = setUp({ body: {} });
  expect(await model.take('ho_1')).toBe(true);
  expect(calls[0]).toMatchObject({ path: '/api/partners/handoffs/ho_1/take' });
  expect(warnings).toEqual([]);
});

test('one that another browser has is told, and gives nothing', async () => {
  const said = { code: 'handoff_used', message: 'Este enlace ya se usó.' };
  const { model, warnings, keeps } = setUp({ status: 409, body: said });
  expect(await model.take('ho_1')).toBe(false);
  expect(warnings).toEqual([['Este enlace ya se usó.', 5, messages.es.error]]);
  expect(keeps).toEqual([]);
});
