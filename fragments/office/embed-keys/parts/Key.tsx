import { count, fill } from '../../../../shared/i18n/fill.ts';
import { Act } from '../../../_office/Act.tsx';
import { dayOf, momentOf } from '../../../_office/day.ts';
import type { EmbedKeysViewProps, KeyShown } from '../props.ts';
import { KeyForm } from './KeyForm.tsx';

/** One key: what to copy into the page, its figures by day, and what can be done with it. */
export function Key(props: EmbedKeysViewProps & { shown: KeyShown }) {
  const { env, t, shown, idempotencyKey, values } = props;
  const { key } = shown;
  const action = `${env.base}/admin/socios/${key.id}`;
  const next = key.state === 'active' ? 'paused' : 'active';
  return (
    <>
      <section className="card add" aria-labelledby="code">
        <h2 className="h3" id="code">
          {t.code}
        </h2>
        <p className="muted small">{t.codeText}</p>
        {key.test && <p className="notice notice-info small">{t.testText}</p>}
        <pre className="code" tabIndex={0}>
          {shown.code}
        </pre>
        {key.former_until && (
          <p className="small">{fill(t.former, { at: momentOf(key.former_until, env) })}</p>
        )}
        <div className="acts">
          <Act
            action={action}
            fields={{ intent: 'rotate', idempotency_key: idempotencyKey }}
            label={t.rotate}
            name={t.rotate}
            act={() => {}}
          />
          <Act
            action={action}
            fields={{ intent: 'set', state: next, idempotency_key: idempotencyKey }}
            label={t.set[next]}
            name={t.set[next]}
            act={() => {}}
          />
        </div>
      </section>
      <Figures t={t} shown={shown} env={env} />
      <KeyForm
        {...props}
        values={
          values ?? {
            partner: key.partner,
            origins: key.origins.join(' '),
            referral: key.referral ?? '',
            campaign: key.campaign ?? '',
            per_minute: `${key.per_minute}`,
          }
        }
        action={action}
        intent="change"
        title={t.change}
        save={t.save}
      />
      <p>
        <a className="link" href={`${env.base}/admin/socios`}>
          {t.back}
        </a>
      </p>
    </>
  );
}

function Figures({ t, shown, env }: Pick<EmbedKeysViewProps, 't' | 'env'> & { shown: KeyShown }) {
  // Figures are of days in UTC; its noon is the same day in every country of the platform.
  const dayText = (day: string): string => dayOf(`${day}T12:00:00Z`, env);
  const { days, ordered, orders } = shown.key;
  return (
    <section aria-labelledby="figures">
      <h2 className="h3" id="figures">
        {t.figures}
      </h2>
      <p className="figures">
        <b>{count(t, 'orders', orders)}</b>
        {ordered.map(({ day, orders: made }) => (
          <span key={day}> · {fill(t.onDay, { day: dayText(day), count: made })}</span>
        ))}
      </p>
      {days.length === 0 ? (
        <p className="muted">{t.noFigures}</p>
      ) : (
        <div className="scroll" tabIndex={0} role="group" aria-labelledby="figures">
          <table className="table">
            <thead>
              <tr>
                {Object.values(t.columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, element, origin, views, adds, handoffs }) => (
                <tr key={`${day} ${element} ${origin}`}>
                  <td>{dayText(day)}</td>
                  <td>{element || t.store}</td>
                  <td>{origin || t.server}</td>
                  <td className="number">{views}</td>
                  <td className="number">{adds}</td>
                  <td className="number">{handoffs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
