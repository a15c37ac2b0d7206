import { sideMenuOpen } from '../../../shared/bus/topics/navigation.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { initialsOf } from '../../../shared/rules/initials.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import { edgeIconOr } from '../../../shared/ui/edge-icons.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { HtmlTag, WidgetView } from '../../_runtime/widget.ts';
import type { AccountViewProps } from './props.ts';

const AVATAR_PX = { bar: 36, panel: 48 } as const;

/** Target of the side menu's link until the menu's script is there. */
const MENU_PATH = '/me/preferences';

/** The avatar in the bar, and behind it the account's name, its links and the sign-out form. */
export const accountView: WidgetView<AccountViewProps> = (
  html,
  { env, person, ways, returnTo, place, t },
) => {
  const { role } = person;
  const works = role !== 'customer' && role !== 'anonymous';
  return html`
    ${place === 'shop' ? menuLink(html, env.base + MENU_PATH, 'icon-btn', t.shopMenu) : null}
    <button class="open" type="button" popovertarget="panel">
      ${avatar(html, person, AVATAR_PX.bar)}
      <span class="visually-hidden">${fill(t.account, { name: person.full_name })}</span>
    </button>
    <div class="panel" id="panel" popover>
      <div class="who">
        ${avatar(html, person, AVATAR_PX.panel)}
        <p>
          <strong>${person.full_name}</strong>
          <span class="muted small">@${person.username}</span>
          ${works ? html`<span class="badge">${t.roles[role]}</span>` : null}
        </p>
      </div>
      <ul>
        ${
          place === 'shop'
            ? html`<li class="narrow">${menuLink(html, env.base + MENU_PATH, 'link', t.shopMenu, true)}</li>`
            : null
        }
        ${ways.map(
          ({ icon, label, href }) =>
            html`<li>
              <a class="link" href=${href}>${widgetIcon(html, edgeIconOr(icon, 'user'))} ${label}</a>
            </li>`,
        )}
      </ul>
      <form method="post" action=${`${env.base}/logout`}>
        <input type="hidden" name="next" value=${returnTo} />
        <button class="link">${widgetIcon(html, 'exit')} ${t.signOut}</button>
      </form>
    </div>
  `;
};

/** Opens the side menu; without script leads to the page that holds most of the menu's content. */
function menuLink(html: HtmlTag, href: string, kind: string, label: string, isShown = false) {
  return html`<a class=${`${kind} menu`} href=${href} data-enhance data-emit=${sideMenuOpen.name}>
    ${widgetIcon(html, 'menu')}
    <span class=${isShown ? null : 'visually-hidden'}>${label}</span>
  </a>`;
}

function avatar(
  html: HtmlTag,
  { full_name: name, photo }: AccountViewProps['person'],
  size: number,
) {
  return html`<span class="avatar" aria-hidden="true">
    ${
      photo === null
        ? initialsOf(name)
        : html`<img src=${thumbnail(photo, size)} width=${size} height=${size} alt="" />`
    }
  </span>`;
}
