/** The answers that a buyer can give on the sandbox's page of PayPal, in the order of its list. */
export const ANSWERS = [
  'pay',
  'decline',
  'pending',
  'reviewRefused',
  'sellerActs',
  'stay',
  'slow',
  'fail',
  'twice',
  'late',
  'forged',
] as const;
/** Those of a buyer whose money the shop takes later. */
export const LATER_ANSWERS = ['captureRefused', 'spent', 'short'] as const;
export type PaypalAnswer = (typeof ANSWERS | typeof LATER_ANSWERS)[number];

/** How long a seller takes who has to accept a payment at PayPal: longer than anybody looks at the sandbox. */
export const SELLER_ACTS_MS = 20 * 86_400_000;

/** The delays of the sandbox, in milliseconds. */
export interface Delays {
  readonly lateMs: number;
  readonly hangMs: number;
}

/** How an answer goes on: what its buyer is led to, and how PayPal then tells and captures. */
interface Plan {
  /** Whether the buyer said yes. */
  readonly isApproved: boolean;
  /** Whether the browser goes back to the shop. */
  readonly comesBack: boolean;
  /** How often each event is sent; 0 where the shop hears nothing. */
  readonly copies: number;
  readonly eventDelayMs: number;
  /** What the shop's request for the money, or for its authorisation, gets. */
  readonly capture: 'done' | 'refused' | 'fails once';
  /** Why PayPal decides later, in its own word, how, and after how many milliseconds; null where it decides at once. */
  readonly review: {
    readonly reason: string;
    readonly isRefused: boolean;
    readonly lastsMs: number;
  } | null;
  /**
   * What comes of an authorisation: its capture is done, or refused, always or after the days for which PayPal vouches;
   * or it ends early.
   */
  readonly later: 'done' | 'refused' | 'spent' | 'short';
  /** Milliseconds that the shop waits for its answer. */
  readonly holdMs: number;
}

const PAID: Plan = {
  isApproved: true,
  comesBack: true,
  copies: 1,
  eventDelayMs: 0,
  capture: 'done',
  review: null,
  later: 'done',
  holdMs: 0,
};

/** The plan of an answer. */
export function planOf(answer: PaypalAnswer, { lateMs, hangMs }: Delays): Plan {
  switch (answer) {
    case 'pay':
      return PAID;
    case 'decline':
      return { ...PAID, copies: 0, capture: 'refused' };
    case 'pending':
    case 'reviewRefused':
      return {
        ...PAID,
        review: {
          reason: 'PENDING_REVIEW',
          isRefused: answer === 'reviewRefused',
          lastsMs: lateMs,
        },
      };
    case 'sellerActs':
      return {
        ...PAID,
        review: { reason: 'UNILATERAL', isRefused: false, lastsMs: SELLER_ACTS_MS },
      };
    case 'stay':
      return { ...PAID, comesBack: false, copies: 0 };
    case 'slow':
      return { ...PAID, copies: 0, holdMs: hangMs };
    case 'fail':
      return { ...PAID, copies: 0, capture: 'fails once' };
    case 'twice':
      return { ...PAID, copies: 2 };
    case 'late':
      return { ...PAID, comesBack: false, eventDelayMs: lateMs };
    case 'captureRefused':
      return { ...PAID, later: 'refused' };
    case 'spent':
    case 'short':
      return { ...PAID, later: answer };
    case 'forged':
      return { ...PAID, isApproved: false, copies: 1 };
  }
}
