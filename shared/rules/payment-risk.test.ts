import { expect, test } from 'vitest';
import { paymentCodes } from './payment-codes.ts';
import {
  isContestable,
  isHeldFor,
  judgeRisk,
  riskHolds,
  riskLevels,
  type RiskFacts,
} from './payment-risk.ts';

const calm: RiskFacts = {
  amount: 10_000,
  usual: Array.from({ length: 10 }, () => 10_000),
  deliveryCountry: 'MX',
  cardCountry: 'MX',
  billingCountry: 'MX',
  declined: 0,
  purchases: 1,
  isGuest: false,
  isNewMail: false,
  provider: null,
};
const judged = (given: Partial<RiskFacts>) => {
  const { level, signs } = judgeRisk({ ...calm, ...given });
  return [level, ...signs.map(({ sign }) => sign)];
};

test('a purchase without a sign has no risk', () => {
  expect(judgeRisk(calm)).toEqual({ level: 'none', signs: [] });
});

test.each<[Partial<RiskFacts>, string[]]>([
  [{ provider: 'highest' }, ['high', 'provider_highest']],
  [{ provider: 'elevated' }, ['look', 'provider_elevated']],
  [{ cardCountry: 'US' }, ['look', 'card_abroad']],
  [{ billingCountry: 'US' }, ['look', 'billing_abroad']],
  [{ cardCountry: null, billingCountry: 'US' }, ['look', 'billing_abroad']],
  // One fact counts once, by the better witness.
  [{ cardCountry: 'US', billingCountry: 'US' }, ['look', 'card_abroad']],
  [{ cardCountry: 'US', deliveryCountry: null }, ['none']],
  [{ cardCountry: null, billingCountry: null }, ['none']],
  [{ declined: 2 }, ['none']],
  [{ declined: 3 }, ['look', 'declined_tries']],
  [{ purchases: 3 }, ['none']],
  [{ purchases: 4 }, ['look', 'many_purchases']],
  [{ amount: 49_999 }, ['none']],
  [{ amount: 50_000 }, ['none', 'large_amount']],
  [{ amount: 50_000, usual: calm.usual.slice(1) }, ['none']],
  [{ isGuest: true, isNewMail: true }, ['none', 'new_guest']],
  [{ isGuest: true }, ['none']],
  [{ isNewMail: true }, ['none']],
])('%j is %j', (given, expected) => {
  expect(judged(given)).toEqual(expected);
});

test('signs add up: small ones are worth a look together, two heavy ones are high', () => {
  expect(judged({ amount: 90_000, isGuest: true, isNewMail: true })).toEqual([
    'look',
    'large_amount',
    'new_guest',
  ]);
  expect(judged({ isGuest: true, isNewMail: true, declined: 5, cardCountry: 'AR' })).toEqual([
    'high',
    'card_abroad',
    'declined_tries',
    'new_guest',
  ]);
});

test('a sign has the values of its sentence', () => {
  expect(judgeRisk({ ...calm, cardCountry: 'AR', amount: 79_999 }).signs).toEqual([
    { sign: 'card_abroad', values: { card: 'AR', delivery: 'MX' } },
    { sign: 'large_amount', values: { times: '7' } },
  ]);
});

test('one large sale does not change what is usual', () => {
  const usual = [...calm.usual.slice(1), 9_000_000];
  expect(judged({ amount: 50_000, usual })).toEqual(['none', 'large_amount']);
});

test('a store holds from the risk on that it has chosen, and never without one', () => {
  const held = riskHolds.map((hold) => riskLevels.filter((level) => isHeldFor(hold, level)));
  expect(held).toEqual([[], ['high'], ['look', 'high']]);
});

test('what its payer cannot take back is not judged', () => {
  expect(paymentCodes.filter((code) => !isContestable(code))).toEqual([
    'cash',
    'deposit',
    'openpay_store',
    'openpay_bank',
    'tiendacrypto',
  ]);
});
