import { html, render } from 'lit-html';
import { call } from '../../../../shared/api-client/index.ts';
import { listAlerts, visitAlert, visitAllAlerts } from '../../../../shared/contracts/alerts.ts';
import type { WidgetHandle } from '../../../_runtime/widget.ts';
import { alertPanel, type AlertPanel } from '../model.ts';
import type { AlertBellViewProps } from '../props.ts';
import { bellCount, bellLabel } from './count.ts';
import { panelView, type PanelActions } from './panel-view.ts';

/** The end of the list is near: what follows is read. */
const NEAR_END_PX = 100;

const panels = new WeakMap<
  HTMLElement,
  { readonly model: AlertPanel; readonly open: () => void }
>();

/**
 * Opens the alerts beside the page, inside the bell's shadow root, whose styles apply to them. It is
 * lit-html, as whatever renders again outside React; the bell's number follows what is seen here.
 */
export function showPanel(widget: WidgetHandle<AlertBellViewProps>, link: HTMLAnchorElement): void {
  let panel = panels.get(widget.host);
  if (!panel) panels.set(widget.host, (panel = makePanel(widget, link)));
  panel.open();
}

function makePanel(
  { root, props }: WidgetHandle<AlertBellViewProps>,
  link: HTMLAnchorElement,
): { readonly model: AlertPanel; readonly open: () => void } {
  const { env, me, t } = props;
  const place = document.createElement('div');
  root.append(place);
  const dialog = (): HTMLDialogElement => place.querySelector('dialog')!;

  const model = alertPanel(
    {
      list: (offset) => call(env, listAlerts, { params: { me }, query: { offset } }),
      visit: (id) => call(env, visitAlert, { params: { me, id } }),
      visitAll: (until) => call(env, visitAllAlerts, { params: { me }, body: { until } }),
    },
    props.pending,
    draw,
  );

  const actions: PanelActions = {
    close: () => dialog().close(),
    pressed: (event) => {
      // Beside the list is the dimmed page.
      if (event.target === dialog()) dialog().close();
    },
    scrolled: ({ target }) => {
      const { scrollHeight, scrollTop, clientHeight } = target as HTMLElement;
      // A list that failed is asked for again by its button alone.
      const isNear = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      if (isNear && model.state.failure === undefined) void model.more();
    },
    retry: () => void (model.state.alerts ? model.more() : model.open()),
    more: () => void model.more(),
    all: async () => {
      await model.visitAll();
      // The button is gone with what it did, and the focus with it.
      if (model.state.pending === 0) dialog().querySelector('button')!.focus();
    },
    follow: async (event, id, href) => {
      const { ctrlKey, metaKey, shiftKey } = event;
      const visited = model.visit(id);
      if (href === undefined || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      await visited;
      location.assign(href);
    },
  };

  function draw(): void {
    render(panelView(html, { props, state: model.state, now: Date.now(), actions }), place);
    link.setAttribute('aria-label', bellLabel(model.state.pending, t));
    render(bellCount(html, model.state.pending), link);
  }

  // The number as the edge drew it gives way to its twin.
  link.querySelector('.count')?.remove();
  draw();
  return {
    model,
    open: () => {
      dialog().showModal();
      void model.open();
    },
  };
}
