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

interface Panel {
  /** Reading it anew counts anew as well. */
  readonly model: AlertPanel;
  readonly open: () => void;
}

const panels = new WeakMap<HTMLElement, Panel>();

/**
 * The alerts beside the page, inside the bell's shadow root, whose styles apply to them. It is
 * lit-html, as whatever renders again outside React; the bell's number follows what is seen here.
 */
export function panelFor({ host, root, props }: WidgetHandle<AlertBellViewProps>): Panel {
  const known = panels.get(host);
  if (known) return known;
  const { env, me, t } = props;
  const link = root.querySelector('a')!;
  const dialog = (): HTMLDialogElement => root.querySelector('dialog')!;

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
    retry: () => (model.state.alerts ? model.more() : model.open()),
    more: () => model.more(),
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
    render(panelView(html, { props, state: model.state, now: Date.now(), actions }), root);
    link.ariaLabel = bellLabel(model.state.pending, t);
    render(bellCount(html, model.state.pending), link);
  }

  // The number as the edge drew it gives way to its twin.
  link.querySelector('.count')?.remove();
  draw();
  const panel: Panel = {
    model,
    open: () => {
      dialog().showModal();
      void model.open();
    },
  };
  panels.set(host, panel);
  return panel;
}
