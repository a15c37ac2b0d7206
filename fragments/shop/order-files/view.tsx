import { count, fill } from '../../../shared/i18n/fill.ts';
import { sizeText } from '../../../shared/rules/size-text.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { OrderFilesViewProps } from './props.ts';

type Props = FragmentProps<OrderFilesViewProps>;

/** The files of a purchase's orders: their downloads once they are paid, or why there are none. */
export function OrderFilesView(props: Props) {
  const { t, orders } = props;
  if (orders.length === 0) return null;
  return (
    <section className="card files" aria-labelledby="files-title">
      <h2 className="h3" id="files-title">
        {t.title}
      </h2>
      {orders.map((order) => (
        <Files key={order.order} {...props} order={order} />
      ))}
    </section>
  );
}

function Files({ env, t, orders, order }: Props & { order: Props['orders'][number] }) {
  return (
    <>
      {orders.length > 1 && <h3 className="label">{fill(t.order, { number: order.number })}</h3>}
      <p className="muted small">{t.states[order.state]}</p>
      <ul role="list">
        {order.files.map(({ id, name, bytes, downloads, url }) => (
          <li key={id} className="spread">
            <span>
              <b>{name}</b>{' '}
              <span className="muted small">
                {sizeText(bytes, env.tag)}
                {downloads > 0 && ` · ${count(t, 'times', downloads)}`}
              </span>
            </span>
            {url !== null && (
              <a
                className="btn btn-s"
                href={`${env.base}/mis-compras/${order.order}/archivos/${id}`}
                aria-label={fill(t.downloadOf, { name })}
              >
                {t.download}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
