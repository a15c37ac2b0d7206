import type { FragmentProps } from '../../../_runtime/props.ts';
import { infoLinks } from '../links.ts';
import { messages } from '../messages/index.ts';
import type { FooterProps } from '../props.ts';
import { LinkList } from './LinkList.tsx';
import { Social } from './Social.tsx';

/** Style `default`: everything in one row, as far as it fits. */
export function Row(props: FragmentProps<FooterProps>) {
  const { store, locale, year } = props;
  const t = messages[locale];
  return (
    <div className="wrap row">
      <p className="small">{t.copyrightShort(year, store.name)}</p>
      <nav aria-label={t.information}>
        <LinkList links={infoLinks(props, locale)} />
      </nav>
      <div className="slots">
        <Social store={store} locale={locale} />
        <div className="slots">
          <slot name="language" />
          <slot name="theme" />
        </div>
      </div>
    </div>
  );
}
