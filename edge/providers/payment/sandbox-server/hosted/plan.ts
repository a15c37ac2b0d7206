/** The answers that a buyer can give on the sandbox's page of a provider, in the order of its list. */
export const ANSWERS = [
  'pay',
  'decline',
  'pending',
  'stay',
  'slow',
  'fail',
  'twice',
  'late',
  'shuffled',
  'stale',
  'other',
  'forged',
  'refundLate',
] as const;
/** Those of a buyer whom the shop charges later. */
export const LATER_ANSWERS = ['captureRefused', 'short'] as const;
export type HostedAnswer = (typeof ANSWERS | typeof LATER_ANSWERS)[number];

/** The delays of the sandbox, in milliseconds. */
export interface Delays {
  readonly lateMs: number;
  readonly hangMs: number;
}

/** How an answer goes on: what becomes of the payment, and how its shop then hears of it. */
export interface Plan {
  readonly status: 'paid' | 'pending' | 'declined' | 'waiting';
  /** Minor units more than were asked for. */
  readonly more: number;
  /** Whether the browser goes back to the shop. */
  readonly comesBack: boolean;
  /** How often the event is sent; 0 where the shop hears nothing. */
  readonly copies: number;
  readonly eventDelayMs: number;
  /** How the event is proved. */
  readonly proof: 'right' | 'forged' | 'stale';
  /** Whether an older event comes after the one that says how it ended. */
  readonly isShuffled: boolean;
  /** How the shop's first look at the payment ends. */
  readonly look: 'told' | 'fails' | 'hangs';
  readonly refundMs: number;
  /** What comes of what a bank has authorised: its charge is done, or refused, or it ends early. */
  readonly later: 'done' | 'refused' | 'short';
}

const PAID: Plan = {
  status: 'paid',
  more: 0,
  comesBack: true,
  copies: 1,
  eventDelayMs: 0,
  proof: 'right',
  isShuffled: false,
  look: 'told',
  refundMs: 0,
  later: 'done',
};

/** The plan of an answer. */
export function planOf(answer: HostedAnswer, { lateMs }: Delays): Plan {
  switch (answer) {
    case 'pay':
      return PAID;
    case 'decline':
      return { ...PAID, status: 'declined' };
    case 'pending':
      return { ...PAID, status: 'pending' };
    case 'stay':
      return { ...PAID, comesBack: false, copies: 0 };
    case 'slow':
      return { ...PAID, copies: 0, look: 'hangs' };
    case 'fail':
      return { ...PAID, copies: 0, look: 'fails' };
    case 'twice':
      return { ...PAID, copies: 2 };
    case 'late':
      return { ...PAID, comesBack: false, eventDelayMs: lateMs };
    case 'shuffled':
      return { ...PAID, isShuffled: true };
    case 'stale':
      return { ...PAID, proof: 'stale' };
    case 'other':
      return { ...PAID, more: 100 };
    case 'forged':
      return { ...PAID, status: 'waiting', proof: 'forged' };
    case 'refundLate':
      return { ...PAID, refundMs: lateMs };
    case 'captureRefused':
      return { ...PAID, later: 'refused' };
    case 'short':
      return { ...PAID, later: 'short' };
  }
}
