import { count, fill } from '../../../shared/i18n/fill.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { StoresBoughtViewProps } from './props.ts';

/** The stores where the account has bought, each with the way to its purchases there. */
export function StoresBoughtView(props: FragmentProps<StoresBoughtViewProps>) {
  const { env, t, stores, here, isWhole, isProven } = props;
  return (
    <>
      <h1 className="h1">{t.title}</h1>
      <p className="muted">{t.intro}</p>
      {!isWhole && (
        <p className="notice notice-warning" role="status">
          {t.notWhole}
        </p>
      )}
      {stores.length > 0 ? (
        <ul className="stores" role="list">
          {stores.map(({ id, name, orders, url }) => (
            <li key={id} className="spread">
              <span>
                <b>{name}</b> <span className="muted small">{count(t, 'orders', orders)}</span>
              </span>
              <a
                className="btn btn-s"
                href={id === here ? `${env.base}/mis-compras` : `${url}/mis-compras`}
                aria-label={fill(t.seeOf, { name })}
              >
                {t.see}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.none}</p>
      )}
      {!isProven && (
        <p className="small muted">
          {t.prove} <a href={`${env.base}/me/preferences`}>{t.preferences}</a>
        </p>
      )}
      <p>
        <a className="link" href={`${env.base}/mis-compras`}>
          {t.back}
        </a>
      </p>
    </>
  );
}
