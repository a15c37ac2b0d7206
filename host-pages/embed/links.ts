import type { LinkEmbed, Said } from '../../fragments/_runtime/embedding.ts';
import { hostHtml } from '../../fragments/_runtime/host.ts';
import { defineManifest } from '../../fragments/_runtime/manifest.ts';
import { embed as checkout } from '../../fragments/shop/checkout/manifest.ts';
import { embed as purchases } from '../../fragments/shop/purchases/manifest.ts';
import { embed as register } from '../../fragments/shop/register/manifest.ts';
import { embed as signIn } from '../../fragments/shop/sign-in/manifest.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import type { PageContext } from '../kit/page.ts';

/** An element that leads to the store's own page, by the name of its custom element. */
export const linkElements: ReadonlyMap<string, LinkEmbed> = new Map([
  ['shop-checkout', checkout],
  ['shop-sign-in', signIn],
  ['shop-register', register],
  ['shop-purchases', purchases],
]);

/** What a page may dress of it, by `::part()`. */
export const LINK_PARTS: Readonly<Record<string, Said>> = {
  link: { es: 'El enlace.', en: 'The link.' },
};

/** The look of such a link: a button in the store's colours. */
export const LINK_STYLES = `a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 1.25rem;border-radius:var(--radius-s,8px);background:var(--color-primary);color:var(--color-on-primary);font:var(--weight-bold) var(--text-md)/1.2 var(--font-body);text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}`;

/**
 * The whole element as HTML: a link in the same tab, which works without script. What needs an
 * account or a card stands on the store's own page alone.
 */
export function linkHtml(name: string, { path, label }: LinkEmbed, context: PageContext): string {
  const { locale, base } = context.env;
  const link = `<a part="link" href="${escapeHtml(base + path)}">${escapeHtml(label[locale])}</a>`;
  const manifest = defineManifest({ name: name.slice(5), weight: 'shop', hydrate: 'never' });
  return hostHtml(manifest, LINK_STYLES, link, {}, { locale, instance: '', moduleUrl: '' });
}
