import type { Locale } from '../../../../shared/kernel/locale.ts';
import { currentMark } from '../../../../shared/rules/active-path.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { NavViewProps } from '../props.ts';

type Props = Pick<NavViewProps, 'env' | 'menu' | 'path' | 'signIn' | 't'> & { locale: Locale };

/**
 * Sections, account links, language and theme: behind the hamburger on phones and tablets. On
 * desktops the same element stands in the bar, without the sections.
 */
export function Dropdown({ env, menu, path, signIn, locale, t }: Props) {
  return (
    <div className="dropdown" id="menu" popover="auto">
      {menu.length > 0 && (
        <nav className="sections" aria-label={t.sections}>
          <ul>
            {menu.map((item) => (
              <li key={item.path}>
                <a href={`${env.base}${item.path}`} aria-current={currentMark(path, item.path)}>
                  {item.label[locale]}
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="slots">
        <slot name="language" />
        <slot name="theme" />
      </div>
      {signIn !== null && (
        <div className="account">
          <a className="btn btn-quiet login" href={signIn}>
            {t.login}
          </a>
          <a className="btn btn-primary" href={`${env.base}/register`}>
            {t.signUp}
          </a>
        </div>
      )}
    </div>
  );
}
