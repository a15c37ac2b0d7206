import type { StoreInfo } from '../../../../shared/contracts/store.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { socialLinks } from '../../../../shared/rules/social.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { messages } from '../messages/index.ts';

interface Props {
  store: Pick<StoreInfo, 'name' | 'social'>;
  locale: Locale;
}

/** The shop's profiles elsewhere, as icons. */
export function Social({ store, locale }: Props) {
  const t = messages[locale];
  const links = socialLinks(store.social);
  if (!links.length) return null;
  return (
    <ul className="social" aria-label={t.social}>
      {links.map(({ network, name, url }) => (
        <li key={network}>
          <a className="icon-btn" href={url} rel="noopener" aria-label={t.on(store.name, name)}>
            <EdgeIcon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
