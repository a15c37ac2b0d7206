import { escapeHtml } from '../../shared/kernel/escape.ts';
import type { Contract } from '../../shared/contracts/contract.ts';
import { ERROR_STATUS } from '../../shared/contracts/errors.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import { docsWords } from './docs-words.ts';

/** The page's one style sheet; its hash goes into the page's policy. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:64rem;font:1rem/1.55 'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Ubuntu,Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif}
h1{font-size:2rem;letter-spacing:-.02em;margin:0 0 .5rem}h2{margin:3rem 0 .5rem;font-size:1.35rem}
nav{display:flex;flex-wrap:wrap;gap:.4rem .9rem;margin:1.5rem 0}
article{border:1px solid var(--line);border-radius:.6rem;margin:.9rem 0;padding:.9rem 1.1rem}
article>header{display:flex;flex-wrap:wrap;gap:.6rem;align-items:baseline}
.method{font-weight:700;text-transform:uppercase;font-size:.8rem;letter-spacing:.06em;min-width:3.6rem}
code{font:.9rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.7rem 0 0;font-size:.92rem}
dt{opacity:.75}dd{margin:0}a{color:inherit}
details{margin-top:.6rem}pre{overflow:auto;padding:.8rem;border:1px solid var(--line);border-radius:.4rem;font-size:.82rem}
@media(max-width:40rem){dl{grid-template-columns:1fr}}`;

/** JSON Schemas of a call's input and output. */
interface CallSchema {
  readonly body?: unknown;
  readonly answer: unknown;
}

/**
 * A page that documents the API. It is made from the same contracts as the document, and has no
 * script.
 * @param schemas JSON Schemas by call id, as the document shows them
 */
export function docsPage(
  contracts: readonly Contract[],
  schemas: Readonly<Record<string, CallSchema>>,
  locale: Locale,
): string {
  const t = docsWords[locale];
  const services = [...Map.groupBy(contracts, (contract) => contract.service)];
  const links = services.map(([name]) => `<a href="#${name}">${name}</a>`).join('');
  const sections = services.map(
    ([name, calls]) =>
      `<section><h2 id="${name}">${name}</h2>${calls.map((call) => article(call, schemas[call.id], locale)).join('')}</section>`,
  );
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>API</title><meta name="robots" content="noindex"><style>${DOCS_STYLE}</style></head><body>` +
    `<main><h1>API</h1><p>${t.lead('<a href="openapi.json">openapi.json</a>')} ` +
    '<code>{code, message, field?, request_id}</code>.</p>' +
    `<nav aria-label="${t.services}">${links}</nav>${sections.join('')}</main></body></html>`
  );
}

function article(call: Contract, schema: CallSchema | undefined, locale: Locale): string {
  const t = docsWords[locale];
  const failures = call.errors.map((code) => `<code>${code}</code> ${ERROR_STATUS[code]}`);
  return (
    `<article id="${call.id}"><header><span class="method">${call.method}</span>` +
    `<code>/api/${call.service}${escapeHtml(call.path)}</code></header>` +
    `<dl><dt>${t.does}</dt><dd>${escapeHtml(call.summary[locale])}</dd>` +
    `<dt>${t.access}</dt><dd>${t.accessOf(call.access)}</dd>` +
    `<dt>${t.repeats}</dt><dd>${t.idempotency[call.idempotency]}</dd>` +
    (call.limits.length > 0
      ? `<dt>${t.limits}</dt><dd>${call.limits.map(t.limitOf).join('; ')}</dd>`
      : '') +
    `<dt>${t.failures}</dt><dd>${failures.join(', ') || t.none}</dd></dl>` +
    (Object.keys(call.sample).length > 0 ? fold(t.example, call.sample) : '') +
    (schema?.body === undefined ? '' : fold(t.body, schema.body)) +
    (schema ? fold(t.answer(call.status), schema.answer) : '') +
    '</article>'
  );
}

function fold(title: string, schema: unknown): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${title}</summary><pre><code>${text}</code></pre></details>`;
}
