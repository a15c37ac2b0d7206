import { useState } from 'react';
import type { AlertDevice } from '../../../shared/contracts/alert-devices.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { deviceOf } from '../../../shared/rules/device.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useShared } from '../../_runtime/use-shared.ts';
import { devicesModel, type DevicesModel, type Outcome } from './model.ts';
import type { Messages } from './messages/es.ts';
import { subscribeBrowser } from './ports.ts';
import type { AlertDevicesViewProps } from './props.ts';

type Props = FragmentProps<AlertDevicesViewProps>;

/** The devices that show the account's alerts, and the button that adds this one. */
export function AlertDevicesView(props: Props) {
  const { env, t, me, publicKey, error, isDropped } = props;
  const [model] = useState(() =>
    devicesModel(
      {
        api: { base: env.base, tag: env.tag },
        me,
        subscribe: (key) => subscribeBrowser(key, env.base),
      },
      props.devices,
    ),
  );
  const devices = useShared(model.$devices, props.devices);
  const outcome = useShared(model.$outcome, null);
  const isHere = devices.some((one) => one.is_current);
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="h3">
        {t.title}
      </h2>
      <p className="muted">{t.text}</p>
      <FormNotice text={error ?? refusalOf(outcome, t)} />
      <p
        className={doneOf(outcome, isDropped, t) === '' ? undefined : 'notice notice-success'}
        role="status"
      >
        {doneOf(outcome, isDropped, t)}
      </p>
      {devices.length > 0 ? (
        <ul className="rows">
          {devices.map((device) => (
            <Device key={device.id} {...{ props, model, device }} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t.none}</p>
      )}
      {publicKey === null && <p className="muted small">{t.off}</p>}
      {publicKey !== null && !isHere && <Add {...{ t, model, publicKey }} />}
      <p className="muted small">{t.ends}</p>
    </section>
  );
}

interface AddProps {
  t: Messages;
  model: DevicesModel;
  publicKey: string;
}

function Add({ t, model, publicKey }: AddProps) {
  const isBusy = useShared(model.$busy, null) === 'add';
  return (
    <>
      <div className="scripted">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={() => void model.add(publicKey)}
        >
          {isBusy ? t.adding : t.add}
        </button>
      </div>
      <p className="muted small unscripted">{t.needsScript}</p>
    </>
  );
}

interface DeviceProps {
  props: Props;
  model: DevicesModel;
  device: AlertDevice;
}

function Device({ props: { env, t, idempotencyKey }, model, device }: DeviceProps) {
  const isBusy = useShared(model.$busy, null) === device.id;
  const name = nameOf(device.device, t);
  return (
    <li className="row">
      <div>
        <b>{name}</b> {device.is_current && <span className="badge badge-accent">{t.thisOne}</span>}
        <p className="muted small">{device.host}</p>
      </div>
      <form
        method="post"
        action={`${env.base}/me/alerts/preferences`}
        data-enhance=""
        onSubmit={(event) => {
          event.preventDefault();
          void model.drop(device.id);
        }}
      >
        <input type="hidden" name="intent" value="drop" />
        <input type="hidden" name="id" value={device.id} />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${device.id}`} />
        <button
          className="btn btn-s"
          aria-label={fill(t.dropOf, { device: name })}
          aria-busy={isBusy}
          aria-disabled={isBusy}
        >
          {t.drop}
        </button>
      </form>
    </li>
  );
}

function refusalOf(outcome: Outcome, t: Messages): string | null {
  return outcome === null || outcome === 'added' || outcome === 'dropped' ? null : t.why[outcome];
}

function doneOf(outcome: Outcome, isDropped: boolean, t: Messages): string {
  if (outcome === 'added' || outcome === 'dropped') return t[outcome];
  return isDropped && outcome === null ? t.dropped : '';
}

function nameOf(agent: string, t: Messages): string {
  const { browser, system } = deviceOf(agent);
  if (browser && system) return fill(t.on, { browser, system });
  return browser ?? system ?? t.unknown;
}
