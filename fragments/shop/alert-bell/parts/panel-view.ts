import type { Alert } from '../../../../shared/contracts/alerts.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { alertMoment } from '../../../../shared/rules/alert-moment.ts';
import { alertIcon, alertLink } from '../../../../shared/rules/alert-target.ts';
import { icons, type IconName } from '../../../../shared/ui/icons.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import type { HtmlTag } from '../../../_runtime/widget.ts';
import type { PanelState } from '../model.ts';
import type { AlertBellViewProps } from '../props.ts';

/** What the reader's presses do. */
export interface PanelActions {
  readonly close: () => void;
  readonly pressed: (event: Event) => void;
  readonly scrolled: (event: Event) => void;
  readonly retry: () => Promise<void>;
  readonly more: () => Promise<void>;
  readonly all: () => Promise<void>;
  /** Marks the alert visited and then leads on, where it leads anywhere. */
  readonly follow: (event: MouseEvent, id: string, href: string | undefined) => Promise<void>;
}

interface Panel {
  readonly props: FragmentProps<AlertBellViewProps>;
  readonly state: PanelState;
  /** In ms. */
  readonly now: number;
  readonly actions: PanelActions;
}

/** The alerts beside the page: loading, none, a failure with another try, or the newest first. */
export function panelView(html: HtmlTag, panel: Panel): unknown {
  const { props, state, actions } = panel;
  const { t, env } = props;
  return html`<dialog
    class="drawer"
    aria-label=${t.title}
    @click=${actions.pressed}
  >
    <div class="panel-head">
      <b>${t.title}</b>
      <button class="icon-btn" type="button" aria-label=${t.close} @click=${actions.close}>
        ${icon(html, 'close')}
      </button>
    </div>
    <div class="panel-body" @scroll=${actions.scrolled}>
      <p class="visually-hidden" role="status">
        ${state.isBusy ? t.loading : state.pending === 0 ? t.allSeen : null}
      </p>
      ${state.alerts && list(html, panel, state.alerts)}
      ${state.failure === undefined ? null : failure(html, panel, state.failure)}
      ${state.alerts || !state.isBusy ? null : html`<p class="muted">${t.loading}</p>`}
    </div>
    <div class="panel-foot"><a class="link" href=${`${env.base}/me/alerts`}>${t.seeAll}</a></div>
  </dialog>`;
}

function failure(html: HtmlTag, { props: { t }, actions }: Panel, sentence: string): unknown {
  return html`<div class="failed" role="alert">
    <p>${sentence || t.failed}</p>
    <button class="btn btn-s" type="button" @click=${actions.retry}>${t.retry}</button>
  </div>`;
}

function list(html: HtmlTag, panel: Panel, alerts: readonly Alert[]): unknown {
  const { state, props, actions } = panel;
  const { t } = props;
  if (alerts.length === 0)
    return html`<p><b>${t.none}</b></p>
      <p class="muted">${t.noneText}</p>`;
  return html`${
    state.pending
      ? html`<button class="btn btn-s" type="button" @click=${actions.all}>${t.all}</button>`
      : null
  }
    <ul role="list">
      ${alerts.map((alert) => html`<li>${row(html, panel, alert)}</li>`)}
    </ul>
    ${
      state.hasMore && state.failure === undefined
        ? html`<button
          class="btn btn-s"
          type="button"
          ?disabled=${state.isBusy}
          @click=${actions.more}
        >
          ${t.more}
        </button>`
        : null
    }`;
}

function row(html: HtmlTag, { props, now, actions }: Panel, alert: Alert): unknown {
  const { env, me, t } = props;
  const { id, message_body: body, pending_visits: waits, created_at: at, store } = alert;
  const to = alertLink(alert, { base: env.base, store: env.store, me });
  const words = html`${icon(html, alertIcon(alert))}
    <span class=${waits === 1 ? 'words new' : 'words'}>
      <span>${body[env.locale] ?? body.es ?? body.en ?? t.noMessage}</span>
      <span class="small muted">
        ${waits === 1 ? `${t.isNew} · ` : ''}<time datetime=${at}>${alertMoment(at, now, env)}</time
        >${alert.count > 1 ? ` · ${fill(t.times, { count: alert.count })}` : ''}${store.id === env.store ? '' : ` · ${store.name}`}
      </span>
    </span>`;
  const press = (event: MouseEvent) => void actions.follow(event, id, to?.href);
  if (to) return html`<a class="alert" href=${to.href} @click=${press}>${words}</a>`;
  return waits === 1
    ? html`<button class="alert" type="button" @click=${press}>${words}</button>`
    : html`<div class="alert">${words}</div>`;
}

/** An icon that browsers have in any case. */
function icon(html: HtmlTag, name: IconName): unknown {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${icons[name]}></path>
  </svg>`;
}
