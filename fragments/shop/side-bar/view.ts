import { currentMark } from '../../../shared/rules/active-path.ts';
import { edgeIconOr, type EdgeIconName } from '../../../shared/ui/edge-icons.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { HtmlTag, WidgetView } from '../../_runtime/widget.ts';
import type { SideBarViewProps } from './props.ts';

/**
 * The bar of the store's staff: beside the page on wide screens, a strip above it elsewhere. The
 * host page fills its slots `edit` and `share`.
 */
export const sideBarView: WidgetView<SideBarViewProps> = (
  html,
  { env, items, path, open, locale, t },
) => {
  return html`<nav class=${open ? 'open' : null} aria-label=${t.label}>
    <button
      class="nav-link toggle"
      type="button"
      data-enhance="toggle"
      aria-expanded=${String(open)}
      aria-label=${t.toggle}
      title=${t.toggle}
    >
      ${widgetIcon(html, 'chevron-left')}
    </button>
    <ul>
      ${entry(html, { icon: 'home', label: t.home, href: `${env.base}/`, mark: currentMark(path, '/') })}
      ${items.map((item) =>
        entry(html, {
          icon: edgeIconOr(item.icon, 'store'),
          label: item.label[locale],
          href: env.base + item.path,
          mark: currentMark(path, item.path),
        }),
      )}
    </ul>
    <div class="below"><slot name="edit"></slot><slot name="share"></slot></div>
  </nav>`;
};

interface Entry {
  readonly icon: EdgeIconName;
  readonly label: string;
  readonly href: string;
  readonly mark: ReturnType<typeof currentMark>;
}

function entry(html: HtmlTag, { icon, label, href, mark }: Entry): unknown {
  return html`<li>
    <a href=${href} aria-current=${mark} title=${label} class="nav-link">
      ${widgetIcon(html, icon)} <span>${label}</span>
    </a>
  </li>`;
}
