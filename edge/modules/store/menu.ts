import type { MenuItem, OwnMenu, SectionName, StoreInfo } from '../../../shared/contracts/store.ts';
import { blogLink } from '../../../shared/rules/blog.ts';
import { hasRetail } from '../../../shared/rules/retail.ts';
import { MENU_COLOR } from '../../../shared/rules/store-menu.ts';

interface Section {
  readonly name: SectionName;
  readonly path: string;
  readonly icon: string;
  readonly label: MenuItem['label'];
}

const SECTIONS: readonly Section[] = [
  {
    name: 'products',
    path: '/productos',
    icon: 'store',
    label: { es: 'Productos', en: 'Products' },
  },
  { name: 'digital', path: '/digitales', icon: 'play', label: { es: 'Digitales', en: 'Digital' } },
  {
    name: 'services',
    path: '/servicios',
    icon: 'clock',
    label: { es: 'Servicios', en: 'Services' },
  },
  {
    name: 'experiences',
    path: '/experiencias',
    icon: 'calendar',
    label: { es: 'Experiencias', en: 'Experiences' },
  },
  {
    name: 'franchises',
    path: '/franquicias',
    icon: 'globe',
    label: { es: 'Franquicias', en: 'Franchises' },
  },
  { name: 'retail', path: '/retail', icon: 'pin', label: { es: 'En tienda', en: 'In store' } },
  {
    name: 'catalogues',
    path: '/catalogos',
    icon: 'filter',
    label: { es: 'Catálogos', en: 'Catalogues' },
  },
  { name: 'blogs', path: blogLink.path, icon: blogLink.icon, label: blogLink.label },
];

/** The store's menu: its sections, then the links that its owner added. */
export function menuOf(store: StoreInfo): MenuItem[] {
  const own = (store.menu_items ?? []).map((item) => ({
    ...ownLink(item),
    submenu: item.submenu.map(ownLink),
  }));
  return [...sectionsOf(store), ...own];
}

/**
 * The store's sections as its menu has them: only those that are enabled, retail in franchises alone.
 */
export function sectionsOf(store: StoreInfo): MenuItem[] {
  const enabled = store.store_theme_info.sections_info;
  const isShown = ({ name }: Section) => (name === 'retail' ? hasRetail(store) : enabled[name]);
  return SECTIONS.filter(isShown).map((section) => ({
    label: section.label,
    icon: section.icon,
    icon_color: null,
    path: section.path,
    app_module: section.name,
    submenu: [],
  }));
}

/** A link that the owner added; its colour is null where it has no icon. */
function ownLink({ label, path, icon, icon_color: color }: OwnMenu[number]['submenu'][number]) {
  return {
    label,
    icon: icon ?? 'arrow-right',
    icon_color: icon === null ? null : (color ?? MENU_COLOR),
    path,
    app_module: 'link',
  };
}
