import type { MenuItem, SectionName, StoreInfo } from '../../../shared/contracts/store.ts';
import { BLOG_PATH } from '../../../shared/rules/blog.ts';

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
  {
    name: 'catalogues',
    path: '/catalogos',
    icon: 'filter',
    label: { es: 'Catálogos', en: 'Catalogues' },
  },
  { name: 'blogs', path: BLOG_PATH, icon: 'book', label: { es: 'Blog', en: 'Blog' } },
];

/**
 * The store's menu: a link stands in it only if its section is enabled. Retail has no page, so it
 * has no link.
 */
export function menuOf(store: StoreInfo): MenuItem[] {
  const enabled = store.store_theme_info.sections_info;
  return SECTIONS.filter((section) => enabled[section.name]).map((section) => ({
    label: section.label,
    icon: section.icon,
    path: section.path,
    app_module: section.name,
  }));
}
