import { isReference, type PaymentCode } from './payment-codes.ts';

/** How risky a paid purchase looks: nothing to see, worth a look, or high. */
export const riskLevels = ['none', 'look', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** From which risk on a store's orders wait for its staff: never, from high on, or from a look on. */
export const riskHolds = ['off', 'high', 'any'] as const;
export type RiskHold = (typeof riskHolds)[number];

/**
 * The signs of a risk, each with its points. Two points are worth a look; four are high, so that two
 * signs together weigh what the provider's own worst judgement does. A guest with a new address is
 * common, and a large purchase is welcome: each of them counts only beside another sign.
 */
const POINTS = {
  provider_highest: 4,
  provider_elevated: 2,
  card_abroad: 2,
  billing_abroad: 2,
  declined_tries: 2,
  many_purchases: 2,
  large_amount: 1,
  new_guest: 1,
} as const;
export type RiskSignName = keyof typeof POINTS;
export const riskSigns = Object.keys(POINTS) as [RiskSignName, ...RiskSignName[]];

const LOOK = 2;
const HIGH = 4;

/** So many refused tries before the paid one are several: a buyer mistypes once, or takes another card. */
const DECLINED_FROM = 3;
/** So many purchases of one buyer in an hour, this one among them, are many. */
const MANY_FROM = 4;
/** How many times a store's usual amount a purchase has to be, to be far above it. */
const LARGE_FROM = 5;
/** A store has a usual amount once it was paid so often. */
const USUAL_FROM = 10;

/** The span in which purchases of one buyer are counted, in milliseconds. */
export const RISK_SPAN_MS = 60 * 60 * 1000;
/** How many of a store's latest payments make its usual amount. */
export const RISK_USUAL = 50;
/** How long a held order waits for its seller until they are reminded, in milliseconds. */
export const RISK_REMIND_MS = 24 * 60 * 60 * 1000;

/** The provider's own judgement, where it tells one that is worth telling. */
export type ProviderRisk = 'elevated' | 'highest';

/** What is known of a paid purchase. Countries are ISO 3166-1 alpha-2; null where none is known. */
export interface RiskFacts {
  /** Minor units. */
  readonly amount: number;
  /** The latest amounts that the store was paid in this currency, minor units. */
  readonly usual: readonly number[];
  /** Null for what is not brought to an address. */
  readonly deliveryCountry: string | null;
  readonly cardCountry: string | null;
  readonly billingCountry: string | null;
  /** Tries that were refused before the paid one. */
  readonly declined: number;
  /** Purchases of the last hour by the same account, mail or address, this one among them: the most of the three. */
  readonly purchases: number;
  readonly isGuest: boolean;
  /** Whether nothing was bought in the store by this mail before. */
  readonly isNewMail: boolean;
  readonly provider: ProviderRisk | null;
}

/** A sign of a risk, with the values of its sentence. */
export interface RiskSign {
  readonly sign: RiskSignName;
  readonly values: Readonly<Record<string, string>>;
}

/** How risky a paid purchase looks, and why. */
export interface Risk {
  readonly level: RiskLevel;
  /** The heaviest first. */
  readonly signs: readonly RiskSign[];
}

/** Judges a paid purchase by what the platform and the provider know of it. */
export function judgeRisk(facts: RiskFacts): Risk {
  const signs = [
    ...signOfProvider(facts),
    ...signOfCountry(facts),
    ...(facts.declined >= DECLINED_FROM
      ? [signOf('declined_tries', { count: String(facts.declined) })]
      : []),
    ...(facts.purchases >= MANY_FROM
      ? [signOf('many_purchases', { count: String(facts.purchases) })]
      : []),
    ...signOfAmount(facts),
    ...(facts.isGuest && facts.isNewMail ? [signOf('new_guest')] : []),
  ];
  const points = signs.reduce((sum, { sign }) => sum + POINTS[sign], 0);
  const level = points >= HIGH ? 'high' : points >= LOOK ? 'look' : 'none';
  return { level, signs: signs.toSorted((one, other) => POINTS[other.sign] - POINTS[one.sign]) };
}

/** Whether a store that holds from a risk on holds an order of this risk. */
export function isHeldFor(hold: RiskHold, level: RiskLevel): boolean {
  if (hold === 'off' || level === 'none') return false;
  return hold === 'any' || level === 'high';
}

/**
 * Whether money that came by a code can be taken back by its payer at the bank. A number that was paid, cash
 * and crypto cannot: such a payment has no risk to judge.
 */
export function isContestable(code: PaymentCode): boolean {
  return code !== 'cash' && code !== 'tiendacrypto' && !isReference(code);
}

function signOf(sign: RiskSignName, values: RiskSign['values'] = {}): RiskSign {
  return { sign, values };
}

function signOfProvider({ provider }: RiskFacts): RiskSign[] {
  return provider === null ? [] : [signOf(`provider_${provider}`)];
}

/** The card's own country says more than the one that its buyer has typed. */
function signOfCountry({ deliveryCountry, cardCountry, billingCountry }: RiskFacts): RiskSign[] {
  if (deliveryCountry === null) return [];
  const differs = (country: string | null): country is string =>
    country !== null && country !== deliveryCountry;
  const values = (card: string) => ({ card, delivery: deliveryCountry });
  if (differs(cardCountry)) return [signOf('card_abroad', values(cardCountry))];
  return differs(billingCountry) ? [signOf('billing_abroad', values(billingCountry))] : [];
}

/** The usual amount is the median: one large sale does not move it. */
function signOfAmount({ amount, usual }: RiskFacts): RiskSign[] {
  if (usual.length < USUAL_FROM) return [];
  const middle = usual.toSorted((one, other) => one - other)[Math.floor(usual.length / 2)] ?? 0;
  if (middle <= 0 || amount < middle * LARGE_FROM) return [];
  return [signOf('large_amount', { times: String(Math.floor(amount / middle)) })];
}
