import { count } from '../../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import { Act } from '../../../_office/Act.tsx';
import type { EmbedKeysViewProps, KeysShown } from '../props.ts';
import { KeyForm } from './KeyForm.tsx';

/** The store's keys with their figures of the last 30 days, and the form of a new one. */
export function Keys(props: EmbedKeysViewProps & { shown: KeysShown }) {
  const { env, t, shown } = props;
  const action = `${env.base}/admin/socios`;
  return (
    <>
      <section aria-label={t.list}>
        {shown.keys.length > 0 ? (
          <ul className="rows" role="list">
            {shown.keys.map((key) => (
              <li key={key.id} className="row">
                <div className="own">
                  <a className="link" href={`${action}/${key.id}`}>
                    {key.partner}
                  </a>
                  <span className="muted small">{key.origins.join(', ')}</span>
                </div>
                <span className="badges">
                  {key.test && <span className="badge">{t.test}</span>}
                  <span className={key.state === 'active' ? 'badge' : 'badge badge-warning'}>
                    {t.states[key.state]}
                  </span>
                </span>
                <p className="figures">
                  {count(t, 'views', key.views)} · {count(t, 'adds', key.adds)} ·{' '}
                  {count(t, 'handoffs', key.handoffs)} · <b>{count(t, 'orders', key.orders)}</b>
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h2 className="h3">{t.none}</h2>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={shown.page}
          last={lastPage(shown.total, PAGE_SIZE.table)}
          url={(to) => `${action}?page=${to}`}
        />
      </section>
      <KeyForm {...props} action={action} intent="create" title={t.add} save={t.create} />
      <section className="card add" aria-labelledby="keyless">
        <h2 className="h3" id="keyless">
          {t.keyless}
        </h2>
        <p>{shown.keyless ? t.keylessOn : t.keylessOff}</p>
        <Act
          action={action}
          fields={{
            intent: 'keyless',
            keyless: shown.keyless ? 'no' : 'yes',
            idempotency_key: props.idempotencyKey,
          }}
          label={shown.keyless ? t.refuseKeyless : t.letKeyless}
          name={shown.keyless ? t.refuseKeyless : t.letKeyless}
          act={() => {}}
        />
      </section>
      <p>
        <a className="link" href={`${env.base}/embed/docs`}>
          {t.elements}
        </a>
      </p>
    </>
  );
}
