import type { StoreInfo } from '../../../../shared/contracts/store.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { socialLinks } from '../../../../shared/rules/social.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { Messages } from '../messages/es.ts';

interface Props {
  store: Pick<StoreInfo, 'name' | 'social'>;
  t: Messages;
}

/** The shop's profiles elsewhere, as icons, and the control that shares the shop. */
export function Social({ store, t }: Props) {
  const links = socialLinks(store.social);
  return (
    <div className="slots">
      {links.length > 0 && (
        <ul className="social" aria-label={t.social}>
          {links.map(({ network, name, url }) => (
            <li key={network}>
              <a
                className="icon-btn"
                href={url}
                rel="noopener"
                aria-label={fill(t.on, { store: store.name, network: name })}
              >
                <EdgeIcon name={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <slot name="share" />
    </div>
  );
}
