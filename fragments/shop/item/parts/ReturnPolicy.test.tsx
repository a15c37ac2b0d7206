import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReturnInfo } from '../../../../shared/contracts/items.ts';
import { returnFees, returnLabels } from '../../../../shared/rules/return-terms.ts';
import { messages } from '../messages/en.ts';
import { ReturnPolicy } from './ReturnPolicy.tsx';

const words = messages.es.about.returns;

function html(change: Partial<ReturnInfo>): string {
  const info = {
    return_type: '72hrs',
    return_policy: 'common',
    return_policy_legend: null,
  } as const;
  return renderToString(<ReturnPolicy info={{ ...info, ...change }} t={messages.es.about} />);
}

test.each(returnFees.filter((fees) => fees !== 'restocking_fees'))('fees: %s', (fees) => {
  const page = html({ return_fees: fees });
  expect(page).toContain(words.fees[fees]);
  expect(html({})).not.toContain(words.fees[fees]);
});

test('a fee for restocking tells its percentage', () => {
  const page = html({ return_fees: 'restocking_fees', restocking_fees: 15 });
  expect(page).toContain('se descuenta el 15 %');
});

test.each(returnLabels)('label: %s', (label) => {
  expect(html({ return_shipping_label: label })).toContain(words.label[label]);
});

test('an item that cannot be returned names neither fees nor a label', () => {
  const page = html({
    return_type: 'disallowed',
    return_fees: 'free',
    return_shipping_label: 'inbox',
  });
  expect(page).toContain(words.no);
  expect(page).not.toContain(words.fees.free);
  expect(page).not.toContain(words.label.inbox);
});
