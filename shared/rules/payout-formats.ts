/** The files in which cash-outs go to a bank. No bank has taken any of them yet. */
export const payoutFormats = ['spei', 'cbu', 'pain001'] as const;
export type PayoutFormat = (typeof payoutFormats)[number];

/** The formats of a currency's banks. */
export function formatsOf(currency: string): readonly PayoutFormat[] {
  return currency === 'ARS' ? ['cbu', 'pain001'] : ['spei', 'pain001'];
}

/** How a file of the format ends. */
export function endingOf(format: PayoutFormat): 'csv' | 'xml' {
  return format === 'pain001' ? 'xml' : 'csv';
}

/** What a line of a bank's answer and a batch differ in. */
export const answerProblems = ['unreadable', 'unknown', 'doubled', 'amount', 'late'] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** Cash-outs of a page, and of one file. */
export const PAYOUT_ROWS = 50;
export const PAYOUT_BATCH_MAX = 10_000;
/**
 * The most characters of a bank's answer that is read at once, some 1,400 lines: as a form they stay below the
 * largest body that is read. A longer answer is read in parts, since lines of other cash-outs may be missing.
 */
export const BANK_ANSWER_MAX = 60_000;
/** Differences that are kept and shown. */
export const ANSWER_DIFFERENCES_MAX = 100;

/** The key by which a bank and a cash-out know each other: the letters and digits of its id. */
export function trackingKey(id: string): string {
  return id.slice(id.indexOf('_') + 1).toUpperCase();
}
