import type { ReturnInfo } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { AboutMessages } from '../messages/es.ts';

/** One line on returns, and the whole policy in a popover, which opens without script. */
export function ReturnPolicy({ info, t }: { info: ReturnInfo; t: AboutMessages }) {
  const words = t.returns;
  const allowed = info.return_type === '72hrs';
  const own = info.return_policy === 'customized' ? info.return_policy_legend : null;
  const { return_fees: fees = null, return_shipping_label: label = null } = info;
  const percent = String(info.restocking_fees ?? '');
  return (
    <>
      {allowed ? words.short : words.shortNo}{' '}
      <button type="button" className="text-btn" popoverTarget="returns" aria-haspopup="dialog">
        {words.open}
      </button>
      <div
        id="returns"
        popover="auto"
        className="dialog"
        role="dialog"
        aria-labelledby="returns-title"
      >
        <div className="panel-head">
          <h2 id="returns-title" className="h3">
            {words.open}
          </h2>
          <button
            type="button"
            className="icon-btn"
            popoverTarget="returns"
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="panel-body stack">
          {!allowed && <p>{words.no}</p>}
          {allowed && <p>{own ? words.window : words.common}</p>}
          {allowed && fees !== null && <p>{fill<string>(words.fees[fees], { percent })}</p>}
          {allowed && label !== null && <p>{words.label[label]}</p>}
          {own && (
            <div>
              <h3 className="label">{words.seller}</h3>
              <p>{own}</p>
            </div>
          )}
          {allowed && (
            <ol className="steps">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </>
  );
}
