/** What can happen to a number at the sandbox's counter, in the order of its list. */
export const ANSWERS = ['pay', 'twice', 'silent', 'late', 'other', 'forged', 'expire'] as const;
export type CounterAnswer = (typeof ANSWERS)[number];

/** How an answer goes on: what becomes of the charge, and which events tell it. */
interface Plan {
  readonly status: 'completed' | 'expired' | 'in_progress';
  /** Minor units more than the number asks for. */
  readonly more: number;
  readonly copies: number;
  readonly isLate: boolean;
  readonly isForged: boolean;
}

const PAID: Plan = { status: 'completed', more: 0, copies: 1, isLate: false, isForged: false };

const PLANS: Readonly<Record<CounterAnswer, Plan>> = {
  pay: PAID,
  twice: { ...PAID, copies: 2 },
  silent: { ...PAID, copies: 0 },
  late: { ...PAID, isLate: true },
  other: { ...PAID, more: 100 },
  forged: { ...PAID, status: 'in_progress', isForged: true },
  expire: { ...PAID, status: 'expired' },
};

/** The plan of an answer. */
export function planOf(answer: CounterAnswer): Plan {
  return PLANS[answer];
}

/** How the call that asks for a number fails, by the start of its buyer's e-mail. */
export type CallFault = 'fails' | 'garbage' | 'slow' | 'lost';

const FAULTS: Readonly<Record<string, CallFault>> = {
  'openpay-500': 'fails',
  'openpay-garbage': 'garbage',
  'openpay-slow': 'slow',
  'openpay-lost': 'lost',
};

/** The fault that a buyer asks for: `openpay-500@…` and its like; undefined for everybody else. */
export function faultFor(email: string | undefined): CallFault | undefined {
  return FAULTS[email?.split('@')[0] ?? ''];
}
