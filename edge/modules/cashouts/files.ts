import Papa from 'papaparse';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import { trackingKey } from '../../../shared/rules/payout-formats.ts';
import type { SealedAccount } from './accounts.ts';

/** A cash-out as it stands in a bank's file. */
export interface PaidOut extends SealedAccount {
  readonly id: string;
  /** What the bank sends, minor units. */
  readonly amount: number;
}

/** The batch and the account that pays it. */
export interface PaidFrom extends SealedAccount {
  readonly id: string;
  readonly batch: number;
  readonly currency: string;
  /** Milliseconds UTC. */
  readonly at: number;
  /** The day on which it is sent, `YYYY-MM-DD` by the network's clock. */
  readonly day: string;
}

const COLUMNS = ['origin', 'destination', 'holder', 'amount', 'currency', 'reference', 'concept'];

/** Texts that banks take: capital letters without accents, digits, blanks; so no cell is a formula. */
function plain(text: string, max: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max);
}

/** A holder's name; one without a letter that banks take is left out. */
const nameOf = (holder: string, max: number) => plain(holder, max) || 'TITULAR';

const units = (minor: number) => (minor / 100).toFixed(2);
const conceptOf = ({ batch }: PaidFrom) => `RETIRO DISPERSION ${batch}`;

/** Transfers as CSV, for SPEI by CLABE or within Argentina by CBU. No bank has taken it yet. */
export function csvFile(from: PaidFrom, payouts: readonly PaidOut[]): string {
  const rows = payouts.map(({ id, number, holder, amount }) => [
    from.number,
    number,
    nameOf(holder, 40),
    units(amount),
    from.currency,
    trackingKey(id),
    conceptOf(from),
  ]);
  return `${Papa.unparse([COLUMNS, ...rows])}\r\n`;
}

const element = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`;
const text = (name: string, value: string) => element(name, escapeHtml(value));
/** The bank is the first three digits of a CLABE, and of a CBU. */
const agent = (name: string, number: string) =>
  element(name, element('FinInstnId', element('ClrSysMmbId', text('MmbId', number.slice(0, 3)))));
const account = (name: string, number: string) =>
  element(
    name,
    element(
      'Id',
      element(
        'Othr',
        text('Id', number),
        element('SchmeNm', text('Prtry', number.length === 22 ? 'CBU' : 'CLABE')),
      ),
    ),
  );

/** The same as ISO 20022 pain.001.001.09, customer credit transfer initiation. No bank has taken it yet. */
export function painFile(from: PaidFrom, payouts: readonly PaidOut[]): string {
  const sum = payouts.reduce((all, { amount }) => all + amount, 0);
  const party = text('Nm', nameOf(from.holder, 70));
  const sums = [text('NbOfTxs', String(payouts.length)), text('CtrlSum', units(sum))];
  const transfers = payouts.map(({ id, number, holder, amount }) =>
    element(
      'CdtTrfTxInf',
      element('PmtId', text('EndToEndId', trackingKey(id))),
      element('Amt', `<InstdAmt Ccy="${escapeHtml(from.currency)}">${units(amount)}</InstdAmt>`),
      agent('CdtrAgt', number),
      element('Cdtr', text('Nm', nameOf(holder, 70))),
      account('CdtrAcct', number),
      element('RmtInf', text('Ustrd', conceptOf(from))),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    element(
      'CstmrCdtTrfInitn',
      element(
        'GrpHdr',
        text('MsgId', trackingKey(from.id)),
        text('CreDtTm', new Date(from.at).toISOString()),
        ...sums,
        element('InitgPty', party),
      ),
      element(
        'PmtInf',
        text('PmtInfId', trackingKey(from.id)),
        text('PmtMtd', 'TRF'),
        ...sums,
        element('ReqdExctnDt', text('Dt', from.day)),
        element('Dbtr', party),
        account('DbtrAcct', from.number),
        agent('DbtrAgt', from.number),
        ...transfers,
      ),
    ),
    '</Document>\n',
  ].join('');
}
