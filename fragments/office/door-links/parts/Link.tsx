import { count, fill } from '../../../../shared/i18n/fill.ts';
import { deviceOf } from '../../../../shared/rules/device.ts';
import { DOOR_LINK_DEVICES_MAX } from '../../../../shared/rules/door-links.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { DoorLinksViewProps, ShownDoorLink } from '../props.ts';

/** A link: its address while it opens the door, as a text to copy and as a QR code, the devices that opened it, and the button that ends it. */
export function Link(props: DoorLinksViewProps & { link: ShownDoorLink }) {
  const { env, t, event, link, idempotencyKey } = props;
  const { id, name, state, url, qr, gate, expires_at: end, devices } = link;
  const until = fill(state === 'open' ? t.until : t.was, { at: momentOf(end, env) });
  return (
    <div className="row">
      <div className="own">
        <b dir="auto">{name}</b>
        <span className="small">
          <span className={state === 'revoked' ? 'badge badge-danger' : 'badge'}>
            {t.states[state]}
          </span>{' '}
          {state !== 'revoked' && <span className="muted">{until}</span>}
        </span>
        {gate && (
          <span className="small" dir="auto">
            {fill(t.ofGate, { gate: gate.name })}
          </span>
        )}
        {url && (
          <div className="field">
            <label htmlFor={`link-${id}`}>{t.address}</label>
            <input
              className="address"
              id={`link-${id}`}
              type="text"
              readOnly
              value={url}
              aria-describedby={`link-${id}-hint`}
            />
            <p className="hint" id={`link-${id}-hint`}>
              {t.addressHint}
            </p>
            <p className="scripted">
              <button
                className="btn"
                type="button"
                data-enhance="copy"
                aria-controls={`link-${id}`}
                aria-label={fill(t.copyOf, { name })}
              >
                {t.copy}
              </button>
            </p>
          </div>
        )}
        {qr && (
          <figure className="code">
            <svg
              className="qr"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={fill(t.qrOf, { name })}
            >
              <path d={qr.path} />
            </svg>
            <figcaption className="small muted">{t.qrHint}</figcaption>
          </figure>
        )}
        <span className="small">
          {count(t, 'devices', devices.length, { most: DOOR_LINK_DEVICES_MAX })}
        </span>
        {devices.length > 0 && (
          <ul className="small muted">
            {devices.map(({ agent, opened_at: opened, seen_at: seen }) => (
              <li key={`${opened}${agent}`}>
                {deviceWords(agent, t)} · {fill(t.seen, { at: momentOf(seen, env) })}
              </li>
            ))}
          </ul>
        )}
      </div>
      {state === 'open' && (
        <div className="acts">
          <Act
            action={`${env.base}/admin/asistentes/${event.item}/enlaces`}
            fields={{ intent: 'revoke', id, idempotency_key: `${idempotencyKey}${id}` }}
            label={t.revoke}
            name={fill(t.revokeOf, { name })}
            act={() => {}}
          />
        </div>
      )}
    </div>
  );
}

function deviceWords(agent: string, t: DoorLinksViewProps['t']): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system) return fill(t.on, { browser, system });
  return browser ?? system ?? t.unknownDevice;
}
