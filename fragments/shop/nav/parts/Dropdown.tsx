import type { Locale } from '../../../../shared/kernel/locale.ts';
import { currentMark } from '../../../../shared/rules/active-path.ts';
import { menuHref } from '../../../../shared/rules/urls.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { IconName } from '../../../../shared/ui/icons.ts';
import type { NavViewProps } from '../props.ts';

type Props = Pick<
  NavViewProps,
  'env' | 'menu' | 'catalogues' | 'help' | 'path' | 'signIn' | 't'
> & { locale: Locale };

/**
 * Sections, catalogues, purchases and help, account links, language and theme: behind the hamburger
 * on phones and tablets. On desktops the same element stands in the bar, with the last of these only.
 */
export function Dropdown(props: Props) {
  const { env, menu, signIn, locale, t } = props;
  const linkOf = ({
    label,
    path,
    icon,
    icon_color: color,
  }: NavViewProps['menu'][number]['submenu'][number]) => ({
    label: label[locale],
    path,
    icon: color === null ? null : { name: icon as IconName, color },
  });
  const sections = menu.map((item) => ({ ...linkOf(item), below: item.submenu.map(linkOf) }));
  return (
    <div className="dropdown" id="menu" popover="auto">
      <Links {...props} name={t.sections} links={sections} />
      <Links {...props} name={t.more} links={furtherLinks(props)} />
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

const CATALOGUES = '/catalogos';

interface Link {
  label: string;
  /** Without the store's prefix; an address elsewhere is whole. */
  path: string;
  /** The icon before it, of those that browsers load. */
  icon?: { name: IconName; color: string } | null;
  below?: readonly Link[];
}

function furtherLinks({ menu, catalogues, help, t }: Props): Link[] {
  const isListed = menu.some(({ path }) => path === CATALOGUES);
  return [
    ...(catalogues.length > 0 && !isListed ? [{ label: t.allCatalogues, path: CATALOGUES }] : []),
    { label: t.orders, path: '/mis-compras' },
    ...(help === null ? [] : [{ label: t.help, path: help }]),
  ];
}

function Links({ env, path, name, links }: Props & { name: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="sections" aria-label={name}>
      <LinkList env={env} path={path} links={links} />
    </nav>
  );
}

function LinkList({ env, path, links }: Pick<Props, 'env' | 'path'> & { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ icon, below = [], ...link }) => (
        <li key={`${link.path} ${link.label}`}>
          <a href={menuHref(env.base, link.path)} aria-current={currentMark(path, link.path)}>
            {icon ? (
              <span className="named">
                <Icon name={icon.name} tint={icon.color} />
                {link.label}
              </span>
            ) : (
              link.label
            )}
            <Icon name="chevron-right" />
          </a>
          {below.length > 0 && <LinkList env={env} path={path} links={below} />}
        </li>
      ))}
    </ul>
  );
}
