import { currentMark } from '../../../shared/rules/active-path.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { MenuViewProps } from './props.ts';

/** The store's sections as a bar; on phones and tablets they stand in the navigation's dropdown. */
export function MenuView({ env, items, path, locale, t }: FragmentProps<MenuViewProps>) {
  if (!items.length) return null;
  return (
    <nav className="bar" aria-label={t.label}>
      <ul className="wrap">
        {items.map((item) => (
          <li key={item.path}>
            <a href={`${env.base}${item.path}`} aria-current={currentMark(path, item.path)}>
              {item.label[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
