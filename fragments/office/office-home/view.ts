import { fill } from '../../../shared/i18n/fill.ts';
import { wayGroups } from '../../../shared/rules/office-ways.ts';
import { edgeIconOr } from '../../../shared/ui/edge-icons.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { OfficeHomeViewProps } from './props.ts';

/** The office's first page: links to everything that this account may do. */
export const officeHomeView: WidgetView<OfficeHomeViewProps> = (
  html,
  { env, storeName, ways, text, t },
) => {
  const groups = wayGroups.map((group) => ({
    title: t.groups[group],
    links: ways.filter((way) => way.group === group),
  }));
  return html`
    <h1 class="h1">${t.title}</h1>
    <p class="muted">${fill(t.intro, { name: storeName })}</p>
    <form class="find" role="search" action=${`${env.base}/admin`}>
      <div class="field">
        <label for="text">${t.search}</label>
        <input
          id="text"
          name="text"
          type="search"
          value=${text}
          minlength="2"
          maxlength="100"
          autocomplete="off"
        />
      </div>
      <button class="btn">${t.go}</button>
      ${text !== '' && html`<a class="btn btn-quiet" href=${`${env.base}/admin`}>${t.all}</a>`}
    </form>
    ${ways.length === 0 && html`<p role="status">${t.none}</p>`}
    <div class="groups">
      ${groups
        .filter(({ links }) => links.length > 0)
        .map(
          ({ title, links }) => html`<section>
            <h2 class="h3">${title}</h2>
            <ul>
              ${links.map(
                ({ icon, href, label }) => html`<li>
                  <a href=${href}>
                    ${widgetIcon(html, edgeIconOr(icon, 'store'))}
                    <span>${label}</span>
                    ${widgetIcon(html, 'chevron-right')}
                  </a>
                </li>`,
              )}
            </ul>
          </section>`,
        )}
    </div>
  `;
};
