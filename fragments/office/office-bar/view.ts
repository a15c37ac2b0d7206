import type { MenuItem } from '../../../shared/contracts/store.ts';
import { currentMark } from '../../../shared/rules/active-path.ts';
import { edgeIconOr } from '../../../shared/ui/edge-icons.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import { widgetStorePhoto } from '../../../shared/ui/widget-store-photo.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { OfficeBarViewProps } from './props.ts';

/** Every office page stands below this path, so that its entry is marked on its own page alone. */
const HOME = '/admin';

/**
 * The frame of an office page: the bar at its top, and the pages that the account may open, in a
 * column on wide screens and in a drawer elsewhere. The host page fills the slots `search`,
 * `alerts`, `account`, `language` and `theme`.
 */
export const officeBarView: WidgetView<OfficeBarViewProps> = (
  html,
  { env, store, items, path, locale, t },
) => {
  const entry = (item: Pick<MenuItem, 'icon' | 'path'>, label: string) => html`<li>
    <a
      class="nav-link"
      href=${env.base + item.path}
      aria-current=${item.path === HOME && path !== HOME ? null : currentMark(path, item.path)}
    >
      ${widgetIcon(html, edgeIconOr(item.icon, 'store'))} <span>${label}</span>
    </a>
  </li>`;
  return html`
    <header class="bar">
      <button class="icon-btn burger" type="button" popovertarget="menu" aria-label=${t.menu}>
        ${widgetIcon(html, 'menu')}
      </button>
      <a class="brand" href=${env.base + HOME}>
        ${widgetStorePhoto(html, store)}
        <span class=${store.photo ? 'visually-hidden' : 'name'}>${store.name}</span>
        <span class="place">${t.home}</span>
      </a>
      <slot name="search"></slot>
      <a class="nav-link shop" href=${`${env.base}/`}>
        ${widgetIcon(html, 'arrow-left')} <span>${t.shop}</span>
      </a>
      <slot name="alerts"></slot>
      <slot name="account"></slot>
    </header>
    <nav class="menu" id="menu" popover aria-label=${t.nav}>
      <ul>
        ${entry({ icon: 'home', path: HOME }, t.home)}
        ${items.map((item) => entry(item, item.label[locale]))}
      </ul>
      <div class="foot"><slot name="language"></slot><slot name="theme"></slot></div>
    </nav>
  `;
};
