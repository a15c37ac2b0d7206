import { escapeHtml } from '../../../shared/kernel/escape.ts';
import { exampleText, type Call, type Parameter } from './document.ts';
import type { Shown } from './frame.ts';
import { docsWords } from './words.ts';

/**
 * A form by which the page's script makes a call that reads, as the visitor who looks at the page. It
 * is hidden until the script is there.
 */
export function tryForm(call: Call, { api, origin, locale }: Shown): string {
  const t = docsWords[locale];
  const id = call.operationId;
  const fields = (call.parameters ?? []).filter((one) => one.in !== 'header');
  return (
    `<form class="try" hidden data-call="${escapeHtml(api.slice(origin.length) + call.path)}" ` +
    `data-sending="${t.sending}" data-unreachable="${t.unreachable}"><h3>${t.tryIt}</h3>` +
    fields.map((one) => field(one, id)).join('') +
    `<button type="submit">${t.send}</button><output></output></form>`
  );
}

function field({ name, in: place, required, schema, example }: Parameter, id: string): string {
  const value = exampleText(example);
  const attributes = `id="${id}-${place}-${name}" name="${name}" data-in="${place}"${required ? ' required' : ''}`;
  const label = `<label for="${id}-${place}-${name}"><code>${name}</code></label>`;
  if (!schema.enum) {
    return `${label}<input ${attributes} value="${escapeHtml(value)}" maxlength="200">`;
  }
  const options = [...(required ? [] : ['']), ...schema.enum.map(String)].map(
    (one) => `<option${one === value ? ' selected' : ''}>${escapeHtml(one)}</option>`,
  );
  return `${label}<select ${attributes}>${options.join('')}</select>`;
}
