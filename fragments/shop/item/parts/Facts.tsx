import type { ReactNode } from 'react';
import type { ItemDetail } from '../../../../shared/contracts/items.ts';
import { formatExperienceDate, isConcluded } from '../../../../shared/rules/experience.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { IconName } from '../../../../shared/ui/icons.ts';
import type { AboutProps } from '../props.ts';
import type { PurchaseState } from '../model/purchase.ts';
import { ReturnPolicy } from './ReturnPolicy.tsx';

const DELIVERY_ICON = {
  product: 'truck',
  digital: 'download',
  service: 'check',
  experience: 'ticket',
} as const satisfies Record<ItemDetail['type'], IconName>;

/** The item's facts: time and place, delivery, seller and returns. */
export function Facts({ detail, env, ownerUrl, state, t }: AboutProps & { state: PurchaseState }) {
  // Delivery matters for an item that can be bought, now or once it is back in stock.
  const sold = state === 'open' || state === 'sold_out';
  return (
    <ul className="facts" role="list">
      <Experience detail={detail} env={env} t={t} />
      {sold && (
        <Fact icon={DELIVERY_ICON[detail.type]}>
          {detail.is_free ? '' : `${t.included} `}
          {t.delivery[detail.type]}
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

function Experience({ detail, env, t }: Pick<AboutProps, 'detail' | 'env' | 't'>) {
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
      {!isConcluded(detail) && <Fact icon="user">{t.attendees}</Fact>}
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
