import { addressEndpoints } from '../flows/owners/address-endpoints.ts';
import { legalEndpoints } from '../flows/owners/legal-endpoints.ts';
import { catalogueEditEndpoints } from '../flows/owners/catalogue-endpoints.ts';
import { itemEditEndpoints } from '../flows/owners/item-endpoints.ts';
import { importJobs } from '../flows/owners/import/jobs.ts';
import { resaleEndpoints } from '../flows/owners/resale-endpoints.ts';
import { franchiseEndpoints } from '../flows/owners/franchise-endpoints.ts';
import { ownerEndpoints } from '../flows/owners/endpoints.ts';
import { slideEndpoints } from '../flows/owners/slide-endpoints.ts';
import {
  createItemPage,
  createServicePage,
  editItemPage,
} from '../../host-pages/pages/item-form.ts';
import { addProductsPage } from '../../host-pages/pages/add-products.ts';
import { catalogueItemsPage } from '../../host-pages/pages/catalogue-items.ts';
import { pickFranchisesPage } from '../../host-pages/pages/pick-franchises.ts';
import { ownCataloguesPage } from '../../host-pages/pages/own-catalogues.ts';
import { ownAddressesPage, thingAddressPage } from '../../host-pages/pages/own-addresses.ts';
import { legalFormPage, legalTextsPage } from '../../host-pages/pages/own-legal.ts';
import { legalPictures } from '../modules/legal/index.ts';
import { ownMenuPage } from '../../host-pages/pages/own-menu.ts';
import { itemsSheetPage } from '../../host-pages/pages/items-sheet.ts';
import { ownItemsPage } from '../../host-pages/pages/own-items.ts';
import { importTrialPage } from '../../host-pages/pages/import-trial.ts';
import { historyPage, trashPage } from '../../host-pages/pages/history.ts';
import { settingsPage } from '../../host-pages/pages/settings.ts';
import { settingsPreview } from '../../host-pages/pages/settings-preview.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** The owners' work on their store: what its pages show, and the history of its changes. */
export const owners = wing({
  endpoints: [
    ...ownerEndpoints,
    ...slideEndpoints,
    ...catalogueEditEndpoints,
    ...itemEditEndpoints,
    ...resaleEndpoints,
    ...franchiseEndpoints,
    ...addressEndpoints,
    ...legalEndpoints,
  ],
  pages: [
    settingsPage,
    settingsPreview,
    ownMenuPage,
    ownAddressesPage,
    thingAddressPage,
    legalTextsPage,
    legalFormPage,
    historyPage,
    trashPage,
    ownItemsPage,
    itemsSheetPage,
    ownCataloguesPage,
    catalogueItemsPage,
    addProductsPage,
    pickFranchisesPage,
    createItemPage,
    createServicePage,
    editItemPage,
    importTrialPage,
  ],
  jobs: importJobs,
  pictureUses: [legalPictures],
  menu: [
    menuEntry(ownItemsPage, { icon: 'tag' }),
    searchEntry(itemsSheetPage, { icon: 'tag' }),
    menuEntry(ownCataloguesPage, { icon: 'store' }),
    searchEntry(pickFranchisesPage, { icon: 'store' }),
    menuEntry(ownMenuPage, { icon: 'menu' }),
    searchEntry(ownAddressesPage, { icon: 'pin' }),
    searchEntry(legalTextsPage, { icon: 'book' }),
    menuEntry(settingsPage, { icon: 'settings' }),
    menuEntry(historyPage, { icon: 'clock' }),
    menuEntry(trashPage, { icon: 'trash' }),
  ],
});
