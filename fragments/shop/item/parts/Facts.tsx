import type { ReactNode } from 'react';
import type { ItemDetail } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import { formatExperienceDate, isConcluded } from '../../../../shared/rules/experience.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { IconName } from '../../../../shared/ui/icons.ts';
import type { AboutProps } from '../props.ts';
import type { PurchaseState } from '../../../../shared/rules/purchase-state.ts';
import { ReturnPolicy } from './ReturnPolicy.tsx';

const DELIVERY_ICON = {
  product: 'truck',
  digital: 'download',
  service: 'check',
  experience: 'ticket',
} as const satisfies Record<ItemDetail['type'], IconName>;

type FactProps = Pick<AboutProps, 'detail' | 'env' | 't'> & {
  /** Whether it can be bought now. */
  open: boolean;
};

/** The item's facts: time and place, delivery, seller and returns. */
export function Facts({
  detail,
  env,
  ownerUrl,
  months,
  state,
  t,
}: AboutProps & { state: PurchaseState }) {
  const open = state === 'open';
  // Delivery matters for an item that can be bought, now or once it is back in stock.
  const sold = open || state === 'sold_out';
  return (
    <ul className="facts" role="list">
      <Experience detail={detail} env={env} t={t} open={open} />
      {open && months && (
        <Fact icon="card">
          <p>{months.each}</p>
          {months.cost && (
            <>
              <p className="muted rates">{months.cost.terms}</p>
              <p className="cft">{months.cost.cft}</p>
            </>
          )}
        </Fact>
      )}
      {sold && (
        <Fact icon={DELIVERY_ICON[detail.type]}>
          <Delivery detail={detail} env={env} t={t} open={open} />
          {!detail.is_free && <p className="muted">{t.included}</p>}
        </Fact>
      )}
      <Fact icon="refresh">
        <ReturnPolicy info={detail.return_info} t={t} />
      </Fact>
      <Fact icon="store">
        {t.soldBy}{' '}
        {ownerUrl ? (
          <a href={ownerUrl}>{detail.owner_name}</a>
        ) : (
          <strong>{detail.owner_name}</strong>
        )}
      </Fact>
    </ul>
  );
}

/**
 * The price and day of a delivery, as the supplier fixed them; an item that is not carried says
 * so. Nobody knows the day of an item that is sold out.
 */
function Delivery({ detail, env, t, open }: FactProps) {
  if (detail.type !== 'product') return <p>{t.delivery[detail.type]}</p>;
  const { delivery_options: options, currency } = detail;
  const fixed = options.find(({ type }) => type === 'fixed_delivery');
  if (!fixed) return options.length > 0 ? <p>{t.delivery.collected}</p> : null;
  const price = fixed.cost
    ? fill(t.delivery.price, { price: formatMoney(fixed.cost, currency, env.tag) })
    : t.delivery.free;
  const day = open && formatArrival(fixed, env.tag);
  return (
    <>
      <p>
        <strong>
          {[price, day && fill(t.delivery.arrives, { day })].filter(Boolean).join(' · ')}
        </strong>
      </p>
      {options.length > 1 && <p>{t.delivery.orCollected}</p>}
    </>
  );
}

function Experience({ detail, env, t, open }: FactProps) {
  if (detail.type !== 'experience') return null;
  const when = formatExperienceDate(detail.experience_date, env.country, env.tag, 'long');
  return (
    <>
      {when && (
        <Fact icon="calendar">
          <Label text={t.when} />
          <time dateTime={detail.experience_date!}>{when}</time>{' '}
          {isConcluded(detail) && <span className="badge ended">{t.concluded}</span>}
        </Fact>
      )}
      {detail.experience_place && (
        <Fact icon="pin">
          <Label text={t.where} />
          {detail.experience_place}
        </Fact>
      )}
      {open && <Fact icon="user">{t.attendees}</Fact>}
    </>
  );
}

function Label({ text }: { text: string }) {
  return <span className="visually-hidden">{text}: </span>;
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}
