import { fill } from '../../../../shared/i18n/fill.ts';
import type { PaymentSlipView } from '../../../../shared/contracts/payment-slip.ts';
import { momentText } from '../model/standing.ts';
import type { DetailsProps } from './details-props.ts';

interface SlipProps extends DetailsProps {
  slip: PaymentSlipView;
}

/** The number to pay by: what to do, where, how much and until when. Nothing of it needs script. */
export function Slip({ env, t, purchase, money, slip, bars }: SlipProps) {
  const { slip: words } = t;
  const [received, left] = [money(slip.received), money(purchase.total - slip.received)];
  const isPart = slip.received > 0;
  const facts = [
    [slip.account_kind && words.account[slip.account_kind], slip.account],
    [words.bank, slip.bank],
    [words.holder, slip.holder],
    [words.agreement, slip.agreement],
    [words.number[slip.kind], slip.number],
    [isPart && words.received, received],
    [isPart ? words.left : words.amount, left],
  ].filter(([label, value]) => label && value);
  return (
    <div className="slip">
      <p>
        {isPart
          ? fill(words.part, { received, left })
          : fill(words.how[slip.kind], { amount: left })}
      </p>
      {bars && (
        <svg
          className="bars"
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={fill(t.barcode, { number: slip.number })}
        >
          <path d={bars.path} />
        </svg>
      )}
      <dl>
        {facts.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{fill(words.until, { until: momentText(slip.until, env.tag, env.country) })}</b>{' '}
        {isPart ? words.partAfter : words.after}
      </p>
    </div>
  );
}
