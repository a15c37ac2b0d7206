import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { order } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { OrderBlock } from './OrderBlock.tsx';

test('a line that was bought at the price of a reseller names the list price', () => {
  const [line] = order().lines;
  const html = (given: object) =>
    renderToString(
      <OrderBlock
        env={pageEnv()}
        t={messages.es}
        order={order({ lines: [{ ...line!, ...given }] })}
        only
        money={(amount) => formatMoney(amount, 'MXN', 'es-MX')}
      />,
    );
  expect(html({ list_price: 60_000 })).toContain('precio de lista: $600.00');
  expect(html({})).not.toContain('precio de lista');
});
