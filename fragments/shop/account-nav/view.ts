import { currentMark } from '../../../shared/rules/active-path.ts';
import { edgeIconOr } from '../../../shared/ui/edge-icons.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { AccountNavViewProps } from './props.ts';

/**
 * The navigation between the pages of an account, the same at every width, and the sign-out form.
 */
export const accountNavView: WidgetView<AccountNavViewProps> = (html, { env, ways, path, t }) => {
  const here = env.base + path;
  return html`<nav aria-label=${t.label}>
    <ul>
      ${ways.map(
        ({ icon, label, href }) => html`<li>
          <a href=${href} aria-current=${currentMark(here, href)} class="nav-link">
            ${widgetIcon(html, edgeIconOr(icon, 'user'))} <span>${label}</span>
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
