import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { shareWays } from './model/links.ts';
import type { ShareViewProps } from './props.ts';

/** A button and a panel of plain links: with script the system's own panel comes first. */
export const shareView: WidgetView<ShareViewProps> = (html, { name, url, fleeting, t }) => {
  return html`
    <button
      class=${fleeting ? 'open fleeting' : 'open'}
      type="button"
      popovertarget="ways"
      data-enhance="share"
    >
      ${widgetIcon(html, 'share')} ${t.share}
    </button>
    <div class="dialog" id="ways" popover role="dialog" aria-labelledby="title">
      <div class="panel-head">
        <p id="title">
          <span class="h3">${t.share}</span> <span class="muted small">${name}</span>
        </p>
        <button
          class="icon-btn"
          type="button"
          popovertarget="ways"
          popovertargetaction="hide"
          aria-label=${t.close}
        >
          ${widgetIcon(html, 'close')}
        </button>
      </div>
      <div class="panel-body stack">
        <ul class="ways">
          ${shareWays(name, url).map((way) => {
            const outside = way.name !== null;
            return html`<li>
              <a
                href=${way.href}
                target=${outside ? '_blank' : null}
                rel=${outside ? 'noopener' : null}
              >
                ${widgetIcon(html, way.icon)} ${way.name ?? t.email}
                ${outside ? html`<span class="visually-hidden">${t.opensTab}</span>` : null}
              </a>
            </li>`;
          })}
        </ul>
        <div class="copy">
          <input class="url" readonly value=${url} aria-label=${t.link} />
          <button class="btn btn-primary" type="button" data-enhance="copy">
            ${widgetIcon(html, 'link')} ${t.copy}
          </button>
        </div>
      </div>
    </div>
  `;
};
