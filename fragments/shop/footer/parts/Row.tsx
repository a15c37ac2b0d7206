import type { FragmentProps } from '../../../_runtime/props.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { infoLinks } from '../model/links.ts';
import type { FooterViewProps } from '../props.ts';
import { LinkList } from './LinkList.tsx';
import { Social } from './Social.tsx';

/** Style `default`, and the quiet foot: everything in one row, as far as it fits. */
export function Row(props: FragmentProps<FooterViewProps>) {
  const { store, year, t, quiet } = props;
  return (
    <div className="wrap row">
      <p className="small">{fill(t.copyrightShort, { year, store: store.name })}</p>
      <nav aria-label={t.information}>
        <LinkList links={infoLinks(props)} />
      </nav>
      {!quiet && (
        <div className="slots">
          <Social store={store} t={t} />
          <div className="slots">
            <slot name="language" />
            <slot name="theme" />
          </div>
        </div>
      )}
    </div>
  );
}
