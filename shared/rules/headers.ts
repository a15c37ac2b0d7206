/** Rules of a store's headers: the text above its goods, with a button. */
import { isLink } from './banners.ts';

export const headerActions = ['none', 'url', 'product'] as const;
/** The labels of a header's button; the words stand with the fragment that shows it. */
export const headerButtons = ['signup', 'signupnow', 'signupfree', 'buynow', 'more'] as const;

interface HeaderAim {
  readonly action_type: (typeof headerActions)[number];
  readonly url: string | null;
  readonly product: string | null;
}

/**
 * The field that a header's action lacks: the address of a link, or the product (spec [5]); null
 * where nothing is missing.
 */
export function headerLacks({ action_type, url, product }: HeaderAim): 'url' | 'product' | null {
  if (action_type === 'url' && !isLink(url)) return 'url';
  return action_type === 'product' && product === null ? 'product' : null;
}

/**
 * A header as it is kept: without an address or a product that its action does not lead to, and
 * with null for a text that is empty (spec [5]).
 */
export function tidyHeader<H extends HeaderAim & HeaderTexts>(header: H): H {
  const { action_type: action, url, product } = header;
  return {
    ...header,
    subtitle: header.subtitle || null,
    description: header.description || null,
    title_en: header.title_en || null,
    subtitle_en: header.subtitle_en || null,
    description_en: header.description_en || null,
    url: action === 'url' ? url : null,
    product: action === 'product' ? product : null,
  };
}

/** The texts that a header may lack; those in English stand in for the first where they are set. */
interface HeaderTexts {
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly title_en: string | null;
  readonly subtitle_en: string | null;
  readonly description_en: string | null;
}
