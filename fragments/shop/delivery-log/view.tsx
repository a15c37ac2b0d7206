import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { Delivery } from '../../../shared/contracts/deliveries.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { DeliveryLogViewProps } from './props.ts';

type Props = FragmentProps<DeliveryLogViewProps>;

/** What became of each message that told of something: when, by which way, to where, and how it ended. */
export function DeliveryLogView(props: Props) {
  const { env, of, path, deliveries, total, page, pageSize, isOpen, t } = props;
  return (
    <details id="deliveries" open={isOpen || undefined}>
      <summary>
        <h2 className="h3">{t.title[of]}</h2>
      </summary>
      <p className="muted">{t.intro[of]}</p>
      {deliveries.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul className="rows" role="list">
          {deliveries.map((one, index) => (
            <Row key={`${one.created_at}-${index}`} {...props} one={one} />
          ))}
        </ul>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, pageSize)}
        url={(to) => `${env.base}${path}?log=${to}#deliveries`}
      />
    </details>
  );
}

function Row({ env, zone, t, one }: Props & { one: Delivery }) {
  const { way, address, state, reason, store, created_at: at } = one;
  const format = dateTimeFormat(env.tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  return (
    <li className="row">
      <div>
        <p>
          <b>{t.ways[way]}</b> <span className="address">{address}</span>
        </p>
        <p className="muted small">
          <time dateTime={at}>{format.format(new Date(at))}</time>
          {store !== '' && ` · ${store}`}
        </p>
        {reason !== null && <p className="small">{t.reasons[reason]}</p>}
        {state === 'forgotten' && <p className="small">{t.forgottenText}</p>}
      </div>
      <span className={state === 'failed' ? 'badge badge-danger' : 'badge'}>{t.states[state]}</span>
    </li>
  );
}
