import type { PaymentAccount } from '../../../shared/contracts/payment-accounts.ts';
import { isCourierCode } from '../../../shared/rules/courier-codes.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import { Abilities } from './parts/Abilities.tsx';
import type { PaymentKeysViewProps } from './props.ts';

type Props = FragmentProps<PaymentKeysViewProps>;

const KEY_MAX = 4096;

/**
 * The store's accounts at providers of payments, and at couriers; those of its test mode are a page of their own. Its forms need no script, so that a key is in no
 * store of the browser's, and no field ever shows one.
 */
export function PaymentKeysView(props: Props) {
  const { t, env, accounts, mode, done, error } = props;
  const couriers = accounts.filter(({ code }) => isCourierCode(code));
  const told = done && t.done[done];
  const parts = (
    <>
      <FormNotice text={error} />
      {accounts
        .filter(({ code }) => !isCourierCode(code))
        .map((account) => (
          <Account key={account.code} {...props} account={account} />
        ))}
      {couriers.length > 0 && (
        <>
          <h3 className="h3">{t.couriers}</h3>
          <p className="muted">{t.couriersIntro}</p>
          <p>
            <a className="link" href={`${env.base}/admin/paqueteria`}>
              {t.origin}
            </a>
          </p>
          {couriers.map((account) => (
            <Account key={account.code} {...props} account={account} />
          ))}
        </>
      )}
    </>
  );
  return mode === 'test' ? (
    <OfficePage title={t.testMode.title} intro={t.testMode.intro} done={told}>
      <div className="card">{parts}</div>
    </OfficePage>
  ) : (
    <SettingsCard id="keys" t={t} done={told}>
      {parts}
      <Abilities {...props} />
    </SettingsCard>
  );
}

function Account({ t, env, mode, idempotencyKey, account }: Props & { account: PaymentAccount }) {
  const { code, keys, takes, version } = account;
  const name = t.names[code];
  const isOwn = takes === 'store';
  const isByHand = !account.has_provider;
  const names: Readonly<Record<string, string>> = t.keys;
  const hidden = (intent: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="code" value={code} />
      {mode && <input type="hidden" name="mode" value={mode} />}
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${code}`} />
    </>
  );
  const action = `${env.base}/admin/configuracion${mode === 'test' ? '/llaves-de-prueba' : ''}`;
  const takersOf = mode === 'test' ? t.testMode.takes : t.takes;
  return (
    <details name="payment-keys">
      <summary>
        <b>{name}</b>
        <span className={takes === 'nobody' ? 'muted' : 'badge'}>
          {isCourierCode(code) ? t.asks[takes] : takersOf[takes]}
        </span>
      </summary>
      <form method="post" action={action} autoComplete="off">
        {hidden('keys')}
        {keys.map((key) => {
          const value = account.plain[key];
          return (
            <div className="field" key={key}>
              <label htmlFor={`${code}-${key}`}>{names[key] ?? key}</label>
              <input
                id={`${code}-${key}`}
                name={`key_${key}`}
                {...(value === undefined
                  ? { type: 'password', autoComplete: 'new-password' }
                  : { type: 'text', defaultValue: value })}
                required
                maxLength={KEY_MAX}
                spellCheck={false}
              />
            </div>
          );
        })}
        {isByHand && <p className="hint">{t.byHand}</p>}
        {!isByHand && account.webhook_url !== null && (
          <p className="hint">
            {t.webhook}: <code>{account.webhook_url}</code>
          </p>
        )}
        <p>
          <button className="btn btn-primary">
            {isByHand ? t.saveAccount : isOwn ? t.replace : t.save}
          </button>
        </p>
      </form>
      {isOwn && (
        <div className="stack">
          {!isByHand && (
            <p className={account.test === 'passed' ? undefined : 'muted'}>{testText(account)}</p>
          )}
          <div className="cluster">
            {(isByHand ? (['drop'] as const) : (['test', 'drop'] as const)).map((act) => (
              <form key={act} method="post" action={action}>
                {hidden(`keys-${act}`)}
                <button
                  className="btn btn-s btn-quiet"
                  aria-label={fill(t.nameOf, { act: t[act], name })}
                >
                  {t[act]}
                </button>
              </form>
            ))}
          </div>
        </div>
      )}
    </details>
  );

  function testText({ test, tested_at }: PaymentAccount): string {
    if (test === null || tested_at === null) return t.untested;
    return fill(t.tests[test], { when: momentOf(tested_at, env) });
  }
}
