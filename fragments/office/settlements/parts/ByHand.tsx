import { settlementWays, SETTLEMENT_REASON_MAX } from '../../../../shared/rules/settlements.ts';
import type { SettlementsShown, SettlementsViewProps } from '../props.ts';
import { Problem } from './Problem.tsx';

type Props = SettlementsViewProps & {
  readonly shown: Extract<SettlementsShown, { kind: 'one' }>;
  readonly action: string;
  readonly money: (minor: number) => string;
};

/** The form that settles an open line by hand, with a reason that stays; nothing without an open line. */
export function ByHand({ t, shown, action, money, values, errors, error, idempotencyKey }: Props) {
  const open = shown.lines.filter(({ problem, by_hand: hand }) => problem !== null && !hand);
  if (open.length === 0) return null;
  const isOpen = error !== null || Object.keys(errors).length > 0;
  const fault = (name: string) => ({
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `e-${name}` : undefined,
  });
  return (
    <details className="part" open={isOpen || undefined} id="by-hand">
      <summary className="btn btn-s">{t.byHand}</summary>
      <form className="fields" method="post" action={action}>
        <p className="muted">{t.byHandText}</p>
        <input type="hidden" name="intent" value="settle" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-settle`} />
        <div className="field">
          <label htmlFor="f-position">{t.line}</label>
          <select
            id="f-position"
            name="position"
            defaultValue={values['position']}
            {...fault('position')}
          >
            {open.map(({ position, kind, net }) => (
              <option key={position} value={position}>
                {position} · {t.kinds[kind]} · {money(net)}
              </option>
            ))}
          </select>
          <Problem text={errors['position']} id="e-position" />
        </div>
        <fieldset className="ticks">
          <legend>{t.wayTitle}</legend>
          {settlementWays.map((way) => (
            <label className="check" key={way}>
              <input
                type="radio"
                name="way"
                value={way}
                required
                defaultChecked={values['way'] === way}
              />
              <span>{t.ways[way]}</span>
            </label>
          ))}
          <Problem text={errors['way']} id="e-way" />
        </fieldset>
        <div className="field">
          <label htmlFor="f-order">
            {t.order} <span className="muted">{t.orderHint}</span>
          </label>
          <input
            id="f-order"
            name="order"
            maxLength={40}
            autoComplete="off"
            defaultValue={values['order']}
            {...fault('order')}
          />
          <Problem text={errors['order']} id="e-order" />
        </div>
        <div className="field">
          <label htmlFor="f-reason">{t.reason}</label>
          <textarea
            id="f-reason"
            name="reason"
            required
            minLength={3}
            maxLength={SETTLEMENT_REASON_MAX}
            defaultValue={values['reason']}
            {...fault('reason')}
          />
          <Problem text={errors['reason']} id="e-reason" />
        </div>
        <button className="btn btn-primary">{t.byHandButton}</button>
      </form>
    </details>
  );
}
