import { Icon } from '../../../../shared/ui/Icon.tsx';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { PurchaseState } from '../../../../shared/rules/purchase-state.ts';
import type { AboutProps } from '../props.ts';

/**
 * Shown in the buy button's place when the item cannot be bought: the reason, and the links that
 * help.
 */
export function Closed(props: AboutProps & { state: Exclude<PurchaseState, 'open'> }) {
  const { state, t } = props;
  return (
    <div className="stack closed">
      <p className="notice" role="note">
        <Icon name={state === 'price_hidden' ? 'chat' : 'info'} />
        <span>{t.states[state]}</span>
      </p>
      {state === 'price_hidden' && <Ask {...props} />}
    </div>
  );
}

function Ask({ contact, detail, t }: AboutProps) {
  const text = encodeURIComponent(fill(t.askText, { name: detail.name }));
  return (
    <div className="stack">
      {contact?.whatsapp && (
        <a
          className="btn btn-primary btn-block"
          href={`https://wa.me/${contact.whatsapp.replace(/\D/g, '')}?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {t.whatsapp}
        </a>
      )}
      {contact?.email && (
        <a
          className={contact.whatsapp ? 'btn btn-block' : 'btn btn-primary btn-block'}
          href={`mailto:${contact.email}?subject=${encodeURIComponent(detail.name)}&body=${text}`}
        >
          <Icon name="mail" />
          {t.email}
        </a>
      )}
    </div>
  );
}
