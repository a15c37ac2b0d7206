import { fill } from '../../../shared/i18n/fill.ts';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { TestModeViewProps } from './props.ts';

const PATH = '/admin/configuracion';

/**
 * The switch of the store's test mode, with the ways by which a test is paid, and the orders of tests, which are
 * deleted all at once. Its forms need no script.
 */
export function TestModeView(props: TestModeViewProps) {
  const { t, env, mode, done, idempotencyKey } = props;
  const { test_mode: isOn, codes, orders } = mode;
  const names = codes.map((code) => t.names[code]).join(' · ');
  return (
    <SettingsCard id="test-mode" t={t} done={done && t.done[done]}>
      <p>
        <span className="badge">{isOn ? t.on : t.off}</span>
      </p>
      <p className="muted">{codes.length > 0 ? fill(t.codes, { names }) : t.noCodes}</p>
      <p>
        <a href={`${env.base}${PATH}/llaves-de-prueba`}>{t.keys}</a>
      </p>
      <form method="post" action={env.base + PATH}>
        <input type="hidden" name="intent" value="test-mode" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-test-mode`} />
        <input type="hidden" name="test_mode" value={isOn ? 'off' : 'on'} />
        <p>
          <button className={isOn ? 'btn btn-primary' : 'btn'}>
            {isOn ? t.turnOff : t.turnOn}
          </button>
        </p>
      </form>
      {orders > 0 && <TestOrders {...props} />}
    </SettingsCard>
  );
}

function TestOrders({ t, env, mode: { orders }, idempotencyKey }: TestModeViewProps) {
  const list = `${env.base}/admin/ordenes?show=tests`;
  return (
    <>
      <p>
        {orders === 1 ? t.orders.one : fill(t.orders.other, { count: String(orders) })}{' '}
        <a href={list}>{t.see}</a>
      </p>
      <details>
        <summary>{t.ask}</summary>
        <form method="post" action={env.base + PATH}>
          <input type="hidden" name="intent" value="test-orders" />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-test-orders`} />
          <p>{t.sure}</p>
          <p>
            <button className="btn btn-primary">{t.delete}</button>
          </p>
        </form>
      </details>
    </>
  );
}
