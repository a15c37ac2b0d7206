import type { SliderProps, SlideDevice } from '../../fragments/shop/slider/props.ts';
import type { Photo } from '../../shared/contracts/fields.ts';
import type { Banner, HeaderInfo } from '../../shared/contracts/banners.ts';
import { SLIDER_IMAGE } from '../../shared/kernel/constants/sizes.ts';
import {
  actionUrl,
  bannersFor,
  opensNewTab,
  reaches,
  type Audience,
} from '../../shared/rules/banners.ts';
import type { PageContext } from './page.ts';

/** The slider of a store's front: the banners for an audience, and the header's words. */
export function sliderProps(context: PageContext, audience: Audience = 'anonymous'): SliderProps {
  const { env, store } = context;
  const { slider_info: banners, header_info: header, columns } = store.store_theme_info;
  return {
    env,
    slides: bannersFor(audience, banners).map((banner) => {
      const href = actionUrl(env.base, banner, productPath(env.base, banner));
      return {
        id: banner.id,
        images: picturesOf(banner),
        href,
        newTab: href !== null && opensNewTab(href, banner.url_target),
        label: banner.alt,
      };
    }),
    header: header && reaches(header.target, audience) ? headerProps(env.base, header) : null,
    title: store.name,
    columns,
    headingLevel: 1,
  };
}

/** An item's address by its owner and id: the page itself names its canonical one. */
function productPath(
  base: string,
  of: { readonly product: string | null; readonly supplier?: string | null },
): string | null {
  return of.product && of.supplier ? `${base}/productos/${of.supplier}/${of.product}` : null;
}

function headerProps(base: string, header: HeaderInfo): SliderProps['header'] {
  const product = { product: header.product, supplier: header.product_supplier };
  const href = actionUrl(base, header, productPath(base, product));
  return { ...header, href, newTab: false };
}

/** Landscape devices get the horizontal picture, portrait ones the vertical. */
function picturesOf(banner: Banner): Record<SlideDevice, Photo> {
  const devices = Object.entries(SLIDER_IMAGE) as [
    SlideDevice,
    { width: number; height: number },
  ][];
  return Object.fromEntries(
    devices.map(([device, { width, height }]) => [
      device,
      width >= height
        ? { url: banner.hzt_image, width, height, focus: banner.hzt_focus }
        : { url: banner.vrt_image, width, height, focus: banner.vrt_focus },
    ]),
  ) as Record<SlideDevice, Photo>;
}
