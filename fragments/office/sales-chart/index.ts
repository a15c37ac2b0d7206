import { defineWidget } from '../../_runtime/define-widget.ts';
import type { WidgetHandle } from '../../_runtime/widget.ts';
import { manifest } from './manifest.ts';
import type { SalesChartSaid } from './props.ts';

defineWidget<SalesChartSaid>(manifest, {
  actions: {
    explore: (_event, widget, control) => explore(widget, control),
  },
});

/** Loads the chart in the bars' place; where that fails, the bars stay. */
async function explore(
  { root, props }: WidgetHandle<SalesChartSaid>,
  control: HTMLElement,
): Promise<void> {
  const part = (name: string) => root.querySelector<HTMLElement>(name)!;
  const said = part('.said');
  control.setAttribute('aria-busy', 'true');
  try {
    const { drawPlot } = await import('./parts/plot.ts');
    part('.plot').hidden = false;
    said.hidden = false;
    drawPlot(root, { place: part('.plot'), said }, props);
    part('.drawing').hidden = true;
    control.hidden = true;
    part('.plot').focus();
  } catch {
    part('.plot').hidden = true;
    said.hidden = false;
    said.textContent = props.t.failed;
  } finally {
    control.removeAttribute('aria-busy');
  }
}
