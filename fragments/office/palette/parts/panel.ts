import r2wc from '@r2wc/react-to-web-component';
import { PalettePanel } from './PalettePanel.tsx';
import type { PaletteViewProps } from '../props.ts';

const ELEMENT = 'shop-palette-panel';

type PanelElement = HTMLElement & { opened: number };

/**
 * Opens the panel inside the widget's shadow root, whose styles apply to it. The edge renders
 * nothing of it, so it is a plain r2wc element (decision 0003).
 */
export function showPanel(root: ShadowRoot, { env, ways, t }: PaletteViewProps): void {
  if (!customElements.get(ELEMENT)) {
    const props = { env: 'json', ways: 'json', t: 'json', opened: 'number' } as const;
    customElements.define(ELEMENT, r2wc(PalettePanel, { props }));
  }
  let panel = root.querySelector<PanelElement>(ELEMENT);
  if (!panel) {
    panel = document.createElement(ELEMENT) as PanelElement;
    panel.setAttribute('env', JSON.stringify(env));
    panel.setAttribute('ways', JSON.stringify(ways));
    panel.setAttribute('t', JSON.stringify(t));
    panel.setAttribute('opened', '0');
    root.append(panel);
  }
  panel.opened += 1;
}
