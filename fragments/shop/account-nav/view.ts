import { currentMark } from '../../../shared/rules/active-path.ts';
import type { EdgeIconName } from '../../../shared/ui/edge-icons.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { AccountNavViewProps } from './props.ts';

/** The pages of an account, in the order of the navigation. */
const PAGES = [
  ['purchases', '/mis-compras', 'cart'],
  ['preferences', '/me/preferences', 'user'],
  ['security', '/me/security', 'lock'],
] as const satisfies readonly (readonly [string, string, EdgeIconName])[];

/**
 * The navigation between the pages of an account, the same at every width, and the sign-out form.
 */
export const accountNavView: WidgetView<AccountNavViewProps> = (html, { env, path, t }) => {
  return html`<nav aria-label=${t.label}>
    <ul>
      ${PAGES.map(
        ([name, to, icon]) => html`<li>
          <a href=${env.base + to} aria-current=${currentMark(path, to)} class="nav-link">
            ${widgetIcon(html, icon)} <span>${t[name]}</span>
          </a>
        </li>`,
      )}
      <li class="out">
        <form method="post" action=${`${env.base}/logout`}>
          <button class="nav-link">${widgetIcon(html, 'exit')} <span>${t.signOut}</span></button>
        </form>
      </li>
    </ul>
  </nav>`;
};
