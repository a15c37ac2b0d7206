import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { shareWays, type ShareWay } from '../../../shared/rules/share-ways.ts';
import { socialPages } from '../../../shared/rules/social.ts';
import { shareName } from './parts/name.ts';
import type { ShareViewProps } from './props.ts';

/** A button and a panel of plain links: with script the system's own panel comes first. */
export const shareView: WidgetView<ShareViewProps> = (
  html,
  { subject, name, url, social, fleeting, earns = false, t },
) => {
  const label = earns ? t.earn : subject === 'shop' ? t.shareShop : t.share;
  const ways = shareWays(shareName(name), url, socialPages(social));
  const wayItem = ({ icon, name: network, href, copies }: ShareWay) => html`<li>
    <a
      href=${href}
      target=${network === null ? null : '_blank'}
      rel=${network === null ? null : 'noopener'}
      data-enhance=${copies ? 'copyFirst' : null}
    >
      ${widgetIcon(html, icon)} ${network ?? t.email}
      ${network === null ? null : html`<span class="visually-hidden">${t.opensTab}</span>`}
    </a>
  </li>`;
  return html`
    <button
      class=${fleeting ? 'open fleeting' : 'open'}
      part="button"
      type="button"
      popovertarget="ways"
      data-enhance="share"
    >
      ${widgetIcon(html, 'share')} ${label}
    </button>
    <div class="dialog" id="ways" popover role="dialog" aria-labelledby="title">
      <div class="panel-head">
        <p id="title">
          <span class="h3">${label}</span> <span class="muted small">${name}</span>
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
        ${earns ? html`<p class="small">${t.earnText}</p>` : null}
        <ul class="ways">
          ${ways.filter(({ copies }) => !copies).map(wayItem)}
        </ul>
        <p class="small muted" id="copying">${t.copiesFirst}</p>
        <ul class="ways" aria-labelledby="copying">
          ${ways.filter(({ copies }) => copies).map(wayItem)}
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
