import { validation } from '../../../../shared/i18n/en/words.ts';
import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { slideWords as es } from './es.ts';

export const slideWords: Translation<typeof es> = {
  name: 'Slide {{n}}',
  labels: {
    hzt_image: 'Horizontal picture',
    vrt_image: 'Picture for phones',
    target: 'Shown to',
    action_type: 'The picture leads to',
    url: 'Address',
    url_target: 'Websites open',
    product: 'Product',
  },
  choose: {
    hzt_image: 'Choose the horizontal picture',
    vrt_image: 'Choose the picture for phones',
  },
  chooseOther: {
    hzt_image: 'Change the horizontal picture',
    vrt_image: 'Change the picture for phones',
  },
  sizes: {
    hzt_image: 'Recommended size: {{width}} × {{height}} pixels. JPG, PNG or SVG.',
    vrt_image: 'Recommended size: {{width}} × {{height}} pixels. JPG, PNG or SVG.',
  },
  advice: {
    small:
      'The picture is {{has}} pixels wide: below {{least}} it will look blurred. Choose a larger one.',
    soft: 'The picture is {{has}} pixels wide: on large screens it is sharp from {{sharp}} pixels on.',
    large:
      'The picture is {{has}} pixels wide. More than {{most}} make no difference: we show it reduced to {{width}} × {{height}}.',
  },
  actions: {
    none: 'Nowhere',
    url: 'An address',
    product: 'A product',
    signup: 'The registration',
  },
  tabs: { new: 'In a new tab', same: 'In the same tab' },
  websiteHint: 'With one column, the address of a website: https://…',
  linkHint: 'A web address (https://…) or a page of your store, such as /catalogos.',
  problems: {
    required: validation.required,
    website: 'Enter the address of a website, such as https://example.com',
    link: 'Enter an address that begins with https:// or with /',
  },
  needs: {
    hzt_image_id: 'The horizontal picture is missing',
    vrt_image_id: 'The picture for phones is missing',
    url: 'Enter the address that the picture leads to',
    product: 'Choose the product',
  },
};
