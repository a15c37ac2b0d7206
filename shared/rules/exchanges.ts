/** Exchanges: a returned unit comes back as another variant of its item, in place of its money. */

/**
 * How far an exchange has come: the buyer wants it, the seller keeps its units from the stock, has sent them, or has
 * refused it; or it ended with its return, or by its buyer.
 */
export const exchangeStates = ['wanted', 'kept', 'sent', 'refused', 'canceled'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** What is done about the exchanges of a return. */
export type ExchangeAct =
  /** The return is accepted, with its exchange or for money. */
  | 'keep'
  | 'money'
  /** What came back is noted: units that never came are not exchanged. */
  | 'inspect'
  | 'send'
  | 'refuse'
  /** The buyer takes the wish back, or the return ends. */
  | 'end';

/** A returned line with its exchange. */
export interface ExchangedLine {
  readonly line: number;
  readonly state: ExchangeState;
  readonly units: number;
  /** The variant that goes out. */
  readonly sku: string;
}

/** A line after an act, with the units that leave the stock by it; less than zero where they go back. */
export interface ExchangeMove extends ExchangedLine {
  readonly taken: number;
}

/**
 * What an act makes of an exchange. Units leave the stock as the exchange is kept, and go back as it ends unsent.
 * @param missing units of the line that never came
 * @returns undefined where the act changes nothing of it
 */
export function moveOf(of: ExchangedLine, act: ExchangeAct, missing = 0): ExchangeMove | undefined {
  const { state, units } = of;
  if (state === 'wanted') {
    if (act === 'keep') return { ...of, state: 'kept', taken: units };
    if (act === 'money') return { ...of, state: 'refused', taken: 0 };
    return act === 'end' ? { ...of, state: 'canceled', taken: 0 } : undefined;
  }
  if (state !== 'kept') return undefined;
  if (act === 'send') return { ...of, state: 'sent', taken: 0 };
  if (act === 'refuse') return { ...of, state: 'refused', taken: -units };
  if (act === 'end') return { ...of, state: 'canceled', taken: -units };
  if (act !== 'inspect' || missing === 0) return undefined;
  return missing >= units
    ? { ...of, state: 'canceled', taken: -units }
    : { ...of, units: units - missing, taken: -missing };
}

/** A returned line, as far as money for it is due. */
export interface PaidUnits {
  /** Units that came back, sold again or not. */
  readonly received: number;
  readonly exchange: Pick<ExchangedLine, 'state' | 'units'> | null;
}

/** Units of a returned line whose money is due: none that are exchanged. */
export function moneyUnits({ received, exchange }: PaidUnits): number {
  const isExchanged = exchange?.state === 'kept' || exchange?.state === 'sent';
  return isExchanged ? Math.max(0, received - exchange.units) : received;
}

/** What was paid for units of a line, minor units. */
export function paidFor(units: number, bought: number, total: number): number {
  return bought === 0 ? 0 : Math.floor((total * units) / bought);
}

/** A variant by its words, as it is read in a line: `M / rojo`. */
export function variantText(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(' / ');
}
