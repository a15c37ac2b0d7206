import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { itemPage } from './item.ts';

/** An item that is not published, for whoever has the address of its preview. */
export const itemPreviewPage = definePage({
  ...itemPage,
  name: 'item-preview',
  paths: ['/vista/:item/:preview'],
  query: ['sku'],
  cached: false,
  async view(context) {
    const { item, preview } = context.params;
    const shown = await itemPage.view(context);
    return shown.status === 200
      ? { ...shown, head: privateHead(shown.head.title, `/vista/${item}/${preview}`), still: true }
      : shown;
  },
});
