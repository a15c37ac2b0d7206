import type { Locale } from '../../../shared/kernel/locale.ts';
import { html, type Markup } from './markup.ts';

/**
 * How a mail looks where its reader's device is dark: mail programs that read style sheets follow
 * it, the others show the light one or turn its colours round themselves. A button keeps the store's
 * colour, and gets an edge, since that colour may be as dark as the ground.
 */
const DARK: Markup = {
  markup: `@media (prefers-color-scheme: dark) {
.ground { background: #111317 !important; color: #f3f4f6 !important; }
.card { background: #1d2025 !important; }
.words { color: #cbd0d8 !important; }
.small { color: #a3aab5 !important; }
.line { border-color: #3a404a !important; }
.button { border: 1px solid #8a93a1 !important; }
}`,
};

interface Frame {
  readonly locale: Locale;
  readonly storeName: string;
  /** A CSS colour in hexadecimal: a band of it is above the card. */
  readonly color: string;
  /** Of the card, in px; less where the screen is narrower. */
  readonly width: number;
  /** The rows of the card's table. */
  readonly rows: Markup;
  /** Below the card. */
  readonly foot: Markup;
}

/**
 * A mail as mail programs read it: tables and style attributes, nothing that is loaded from
 * elsewhere. Text of the classes `words` and `small`, and edges of `line`, follow a dark device.
 */
export function mailFrame({ locale, storeName, color, width, rows, foot }: Frame): string {
  return html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${storeName}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f3f4f6;color:#1f2937;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6;color:#1f2937"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="${width}" cellpadding="0" cellspacing="0" style="width:100%;max-width:${width}px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${color};height:6px;font-size:0;line-height:0">&nbsp;</td></tr>
${rows}</table>
${foot}</td></tr></table>
</body>
</html>`.markup;
}
