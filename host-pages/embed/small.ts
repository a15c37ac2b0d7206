import { embed as shareEmbed } from '../../fragments/shop/share/manifest.ts';
import { share } from '../../fragments/shop/share/server.ts';
import { embed as sliderEmbed } from '../../fragments/shop/slider/manifest.ts';
import { slider } from '../../fragments/shop/slider/server.ts';
import { embed as whatsappEmbed } from '../../fragments/shop/whatsapp/manifest.ts';
import { whatsapp } from '../../fragments/shop/whatsapp/server.ts';
import { getItem } from '../../shared/contracts/items.ts';
import { itemUrl } from '../../shared/rules/urls.ts';
import { whatsappNumber } from '../../shared/rules/whatsapp.ts';
import { sliderProps } from '../kit/slider.ts';
import { slot } from '../kit/slot.ts';
import type { EmbedElement } from './element.ts';

const slides: EmbedElement = {
  name: 'shop-slider',
  embed: sliderEmbed,
  show(context) {
    const props = { ...sliderProps(context), headingLevel: 2 as const };
    if (props.slides.length === 0 && props.header === null) return null;
    // The page around the element has a title of its own.
    delete props.title;
    return slot(slider, { class: 'primary', props });
  },
};

const sharing: EmbedElement = {
  name: 'shop-share',
  embed: shareEmbed,
  async show(context) {
    const { env, store, address, query } = context;
    const id = query.get('item');
    const found = id === null ? null : await context.read(getItem, { params: { id }, query: {} });
    if (found && !found.ok) return null;
    const item = found?.value;
    const { referral: promoter } = context.params;
    const referral = promoter && new URLSearchParams({ referral: promoter }).toString();
    return slot(share, {
      class: 'primary',
      props: {
        env,
        subject: item ? 'page' : 'shop',
        name: item?.name ?? store.name,
        // A sale that comes of it counts for the partner on whose page it was shared.
        url: address + (item ? itemUrl('', item) : '/') + (referral ? `?${referral}` : ''),
        social: store.social,
        fleeting: false,
        // Nobody earns by a link without a referral.
        earns: query.get('kind') === 'earn' && promoter !== undefined,
      },
    });
  },
};

const chat: EmbedElement = {
  name: 'shop-whatsapp',
  embed: whatsappEmbed,
  show({ env, store }) {
    if (whatsappNumber(store) === null) return null;
    const props = { env, contact: store, storeName: store.name };
    return slot(whatsapp, { class: 'primary', props });
  },
};

/** The front's slides, and the small buttons. */
export const smallElements: readonly EmbedElement[] = [slides, sharing, chat];
