import { fill } from '../../../../shared/i18n/fill.ts';
import type { HtmlTag } from '../../../_runtime/widget.ts';
import type { BuyModel } from '../model.ts';
import type { BuyButtonSaid } from '../props.ts';

/** What a press did, and the units of the item that wait in the cart. */
export function saidView(
  html: HtmlTag,
  { said, held }: BuyModel['state'],
  t: BuyButtonSaid['t'],
): unknown {
  if (said?.tone === 'error') {
    const text = said.problem === 'failed' ? t.failed : t[`problem_${said.problem}`];
    const more = said.held > 0 ? ` ${fill(t.held, { n: said.held })}` : '';
    return html`<span class="error">${text}${more}</span>`;
  }
  const count = held === 1 ? t.inCart_one : t.inCart_other;
  const waiting = held > 0 ? html`<span>${fill(count, { count: held })}</span>` : null;
  return said ? html`<span>${t.added}</span>${waiting && ' · '}${waiting}` : waiting;
}
