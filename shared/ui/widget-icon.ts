import { edgeIcons } from './edge-icons.ts';
import type { EdgeIconName } from './edge-icons.ts';

type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/**
 * A decorative icon in a widget's template: `EdgeIcon` for views without React.
 * @param html the tag that the view was given
 */
export function widgetIcon(html: Tag, name: EdgeIconName): unknown {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${edgeIcons[name]}></path>
  </svg>`;
}
