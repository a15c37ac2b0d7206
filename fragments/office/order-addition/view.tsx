import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { AdditionForm } from './parts/AdditionForm.tsx';
import { goodsUrl } from './parts/goods-url.ts';
import { Shown } from './parts/Shown.tsx';
import type { OrderAdditionViewProps } from './props.ts';

/** What a seller adds to a placed order, or swaps in it: first it shows what that would do, then it is done. */
export function OrderAdditionView(props: OrderAdditionViewProps) {
  const { env, t, order, offer, shown, problem, error } = props;
  return (
    <OfficePage
      title={fill(t.of, { number: order.number })}
      intro={fill(t.intro, { name: order.contact.full_name })}
      done={null}
    >
      <FormNotice text={error} />
      {problem !== null && (
        <div className="notice notice-danger" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {offer && shown && <Shown {...props} offer={offer} shown={shown} />}
      {offer ? (
        <AdditionForm {...props} offer={offer} />
      ) : (
        <div className="empty">
          <p>{t.noLines}</p>
          <a className="btn btn-s" href={goodsUrl(props)}>
            {t.choose}
          </a>
        </div>
      )}
      <p>
        <a className="link" href={`${env.base}/admin/ordenes/${order.id}`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}
