import { fill } from '../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import {
  financialCost,
  isWithoutInterest,
  tellsCosts,
  type OfferedPlan,
} from '../../../shared/rules/financial-cost.ts';
import type { InstalmentsViewProps } from './props.ts';

/**
 * Monthly payments before a checkout's form: closed until the buyer opens it, or a choice was
 * refused. The form of the order pays by them where its way to pay divides a payment.
 */
export function InstalmentsView(props: InstalmentsViewProps) {
  const { env, t, path, choice, idempotencyKey, error } = props;
  const { msi_payments: chosen, one_payment: total, options } = choice;
  const money = (amount: number) => formatMoney(amount, choice.currency, env.tag);
  const picked = options.find((option) => option.msi_payments === chosen);
  const choices = [{ msi_payments: 1, monthly: total }, ...options];
  const isFree = ({ msi_payments: count, monthly }: (typeof choices)[number]) =>
    isWithoutInterest({ price: total, count, monthly });
  const wordsOf = (option: (typeof choices)[number]) => (isFree(option) ? t.free : t.dearer);
  return (
    <details open={error !== null || undefined}>
      <summary className="link small">
        {picked
          ? fill<string>(wordsOf(picked).chosen, {
              payments: String(chosen),
              amount: money(picked.monthly),
            })
          : (options.every(isFree) ? t.free : t.dearer).ask}
      </summary>
      <form method="post" action={env.base + path}>
        <input type="hidden" name="intent" value="months" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-months`} />
        {error !== null && (
          <div className="notice notice-danger" role="alert">
            <Icon name="alert" />
            <p>{error}</p>
          </div>
        )}
        <fieldset className="choices">
          <legend className="small">{t.legend}</legend>
          {choices.map(({ msi_payments: payments, monthly }) => {
            const words = wordsOf({ msi_payments: payments, monthly });
            const all = words === t.free ? total : monthly * payments;
            return (
              <label className="choice" key={payments}>
                <input
                  type="radio"
                  name="msi_payments"
                  value={payments}
                  required
                  defaultChecked={payments === chosen}
                />
                <span className="grow">
                  {payments === 1
                    ? t.one
                    : fill<string>(words.months, { payments: String(payments) })}
                  {payments > 1 && (
                    <small>{fill<string>(words.total, { total: money(all) })}</small>
                  )}
                  {payments > 1 && tellsCosts(env.country) && (
                    <Cost t={t} tag={env.tag} plan={{ price: total, count: payments, monthly }} />
                  )}
                </span>
                <span className="price">
                  {payments === 1 ? money(monthly) : fill(t.each, { amount: money(monthly) })}
                </span>
              </label>
            );
          })}
        </fieldset>
        <p className="hint">{t.hint}</p>
        <button className="btn btn-s">{t.use}</button>
      </form>
    </details>
  );
}

/** What a plan costs a year, where the country's shops have to tell it: its whole cost stands larger. */
function Cost({
  t,
  tag,
  plan,
}: Pick<InstalmentsViewProps, 't'> & { readonly tag: string; readonly plan: OfferedPlan }) {
  const { tea, cft } = financialCost(plan);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const yearly = numberFormat(tag, { style: 'percent', ...digits });
  return (
    <>
      <small className="rates">{fill(t.tea, { tea: yearly.format(tea) })}</small>
      <b className="cft">{fill(t.cft, { cft: yearly.format(cft) })}</b>
    </>
  );
}
