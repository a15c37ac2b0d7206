import { count, fill } from '../../../../shared/i18n/fill.ts';
import { ALERTS_COUNTED_MAX } from '../../../../shared/rules/alerts.ts';
import type { HtmlTag } from '../../../_runtime/widget.ts';
import type { AlertBellViewProps } from '../props.ts';

/** The highest number that the bell shows. */
const SHOWN_MAX = ALERTS_COUNTED_MAX - 1;

/** The name of the bell: how many alerts wait, where any do. */
export function bellLabel(pending: number | null, t: AlertBellViewProps['t']): string {
  if (!pending) return t.title;
  return pending > SHOWN_MAX ? fill(t.most, { count: SHOWN_MAX }) : count(t, 'pending', pending);
}

/** The number on the bell; nothing where none waits. Drawn on the edge, and anew by the panel. */
export function bellCount(html: HtmlTag, pending: number | null): unknown {
  if (!pending) return null;
  const shown = pending > SHOWN_MAX ? `${SHOWN_MAX}+` : pending;
  return html`<span class="count" aria-hidden="true">${shown}</span>`;
}
