import { cataloguePage, cataloguesPage } from '../../host-pages/pages/catalogues.ts';
import { franchisesPage } from '../../host-pages/pages/franchises.ts';
import { homePage } from '../../host-pages/pages/home.ts';
import { itemPage } from '../../host-pages/pages/item.ts';
import { itemPreviewPage } from '../../host-pages/pages/item-preview.ts';
import { marketplacePage, searchPage, sectionPages } from '../../host-pages/pages/lists.ts';
import { retailPage } from '../../host-pages/pages/retail.ts';
import { textPages } from '../../host-pages/pages/texts.ts';
import { wordEndpoints } from '../flows/shop/search-words.ts';
import { catalogueEndpoints, cataloguePictures, takeOutOld } from '../modules/catalogues/index.ts';
import {
  itemEndpoints,
  itemPictures,
  itemsExport,
  mergeIndexes,
  publishDue,
} from '../modules/items/index.ts';
import { slidePictures, storeEndpoints, storePictures } from '../modules/store/index.ts';
import { telling } from '../flows/told-jobs.ts';
import { wing } from './wing.ts';

/** The public side of a store: its front, lists, catalogues, items and texts. */
export const shop = wing({
  endpoints: [...storeEndpoints, ...catalogueEndpoints, ...itemEndpoints, ...wordEndpoints],
  pages: [
    homePage,
    marketplacePage,
    ...sectionPages,
    searchPage,
    cataloguesPage,
    cataloguePage,
    franchisesPage,
    retailPage,
    itemPage,
    itemPreviewPage,
    ...textPages,
  ],
  jobs: [telling(itemsExport, 'itemsExport')],
  schedules: [
    { each: 'cell', run: mergeIndexes },
    { each: 'cell', run: publishDue },
    { each: 'cell', run: takeOutOld },
  ],
  pictureUses: [storePictures, slidePictures, cataloguePictures, itemPictures],
});
