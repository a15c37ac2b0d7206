import { expect, test } from 'vitest';
import { returnBody, returnProblems, returnValues } from './item-returns.ts';

const terms = {
  return_type: '72hrs' as const,
  return_policy: 'customized' as const,
  return_policy_legend: 'Sin usar',
  return_policy_legend_en: 'Unused',
  return_fees: 'restocking_fees' as const,
  return_shipping_label: 'inbox' as const,
  restocking_fees: 10,
};
const read = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';

test('the terms come back from the form as they went in, in both languages', () => {
  expect(returnBody(read(returnValues({ return_info: terms })))).toEqual(terms);
  const common = {
    return_type: 'disallowed' as const,
    return_policy: 'common' as const,
    return_policy_legend: null,
  };
  expect(returnBody(read(returnValues({ return_info: common })))).toEqual({
    ...common,
    return_policy_legend_en: null,
    return_fees: null,
    return_shipping_label: null,
    restocking_fees: null,
  });
});

test('terms of one’s own need a text, which the English alone is not, and restocking a percentage', () => {
  const problems = (values: object) =>
    returnProblems(read({ ...returnValues({ return_info: terms }), ...values }))
      .filter(([, , is]) => is)
      .map(([name]) => name);
  expect(problems({})).toEqual([]);
  expect(problems({ return_policy_legend_en: '' })).toEqual([]);
  expect(problems({ return_policy_legend: '' })).toEqual(['return_policy_legend']);
  for (const restocking_fees of ['', '0', '101', 'x']) {
    expect(problems({ restocking_fees })).toEqual(['restocking_fees']);
    expect(problems({ restocking_fees, return_fees: 'free' })).toEqual([]);
  }
});
