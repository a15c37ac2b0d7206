import { expect, test } from 'vitest';
import { givenRule } from '../contracts/catalogue-rules.ts';
import { ruleValues } from './catalogue-rule-values.ts';
import { ruleOf, ruleProblems } from './catalogue-rule.ts';

const rule = {
  type: 'product' as const,
  tags: ['Verano', 'lino'],
  price_from: 10_000,
  price_to: 50_050,
  owner: 'st_dos',
  new_days: 30,
};

test('a rule comes out of its form as it went in, and the call takes it', () => {
  expect(ruleOf(ruleValues(rule))).toEqual(rule);
  expect(givenRule.parse(rule)).toEqual(rule);
});

test('an empty form says that there is no rule', () => {
  expect(ruleOf(ruleValues(null))).toBeNull();
  expect(ruleOf({ rule_tags: ' , ' })).toBeNull();
});

test.each([
  [{ rule_from: '9', rule_to: '10.5' }, {}],
  [{ rule_from: 'x' }, { rule_from: 'price' }],
  [{ rule_from: '11', rule_to: '10' }, { rule_to: 'prices' }],
  [{ rule_days: '0' }, { rule_days: 'days' }],
  [{ rule_days: '366' }, { rule_days: 'days' }],
  [{ rule_tags: 'a,b,c,d,e,f,g,h,i,j,k' }, { rule_tags: 'tags' }],
])('%j has the problems %j', (values, problems) => expect(ruleProblems(values)).toEqual(problems));

test('the call refuses a rule that says nothing, and prices the wrong way round', () => {
  expect(givenRule.safeParse({}).success).toBe(false);
  expect(givenRule.safeParse({ price_from: 2, price_to: 1 }).success).toBe(false);
});
