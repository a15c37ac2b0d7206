import type { ReactNode } from 'react';
import type { Messages } from '../messages/es.ts';

interface SumsProps {
  t: Messages;
  /** What is summed up: an order, or all of a purchase. */
  of: {
    readonly items_total: number;
    readonly shipping_total: number;
    readonly total: number;
  };
  /** Whether any of it is delivered or collected. */
  isBrought: boolean;
  money: (amount: number) => string;
  /** Words beside the total of a purchase. */
  children?: ReactNode;
}

/** What the goods and their delivery cost, and both together. */
export function Sums({ t, of, isBrought, money, children }: SumsProps) {
  return (
    <dl className={children ? 'sums' : 'sums small'}>
      <div>
        <dt>{t.subtotal}</dt>
        <dd className="price">{money(of.items_total)}</dd>
      </div>
      {isBrought && (
        <div>
          <dt>{t.shipping}</dt>
          <dd className="price">{of.shipping_total ? money(of.shipping_total) : t.free}</dd>
        </div>
      )}
      <div className="strong">
        <dt>
          {t.total}
          {children}
        </dt>
        <dd className={children ? 'price sum' : 'price'}>{money(of.total)}</dd>
      </div>
    </dl>
  );
}
