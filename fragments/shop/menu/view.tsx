import type { MenuItem } from '../../../shared/contracts/store.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { currentMark } from '../../../shared/rules/active-path.ts';
import { menuHref } from '../../../shared/rules/urls.ts';
import { edgeIconOr } from '../../../shared/ui/edge-icons.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { MenuViewProps } from './props.ts';

/**
 * The store's sections and its owner's links as a bar; on phones and tablets they stand in the
 * navigation's dropdown. The links below a link open by a button beside it.
 */
export function MenuView(props: FragmentProps<MenuViewProps>) {
  const { items, locale, t } = props;
  if (!items.length) return null;
  return (
    <nav className="bar" aria-label={t.label}>
      <ul className="wrap">
        {items.map((item) => (
          <li key={`${item.path} ${item.label.es}`}>
            <Link {...props} item={item} />
            {item.submenu.length > 0 && (
              <details name="menu">
                <summary aria-label={fill(t.below, { label: item.label[locale] })}>
                  <EdgeIcon name="chevron-down" />
                </summary>
                <ul>
                  {item.submenu.map((below) => (
                    <li key={`${below.path} ${below.label.es}`}>
                      <Link {...props} item={below} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Link({
  env,
  path,
  locale,
  item,
}: FragmentProps<MenuViewProps> & { item: MenuItem['submenu'][number] }) {
  return (
    <a href={menuHref(env.base, item.path)} aria-current={currentMark(path, item.path)}>
      {item.icon_color !== null && (
        <EdgeIcon name={edgeIconOr(item.icon, 'arrow-right')} tint={item.icon_color} />
      )}
      {item.label[locale]}
    </a>
  );
}
