/**
 * Tests in one language: the browser's languages, the words on the page, the steps that use them.
 */
import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import { messages as account } from '../../fragments/shop/account/messages/en.ts';
import { messages as attendants } from '../../fragments/office/attendants/messages/en.ts';
import { messages as eventCancel } from '../../fragments/office/event-cancel/messages/en.ts';
import { messages as eventMessages } from '../../fragments/office/event-messages/messages/en.ts';
import { messages as door } from '../../fragments/office/door/messages/en.ts';
import { messages as tickets } from '../../fragments/shop/tickets/messages/en.ts';
import { messages as order } from '../../fragments/shop/order/messages/en.ts';
import { messages as activation } from '../../fragments/shop/activation/messages/en.ts';
import { messages as addProducts } from '../../fragments/office/add-products/messages/en.ts';
import { messages as pickFranchises } from '../../fragments/office/pick-franchises/messages/en.ts';
import { messages as editMarks } from '../../fragments/edit/edit-marks/messages/en.ts';
import { messages as editSwitch } from '../../fragments/edit/edit-switch/messages/en.ts';
import { messages as editTools } from '../../fragments/edit/edit-tools/messages/en.ts';
import { messages as collaborators } from '../../fragments/office/collaborators/messages/en.ts';
import { messages as contactDialog } from '../../fragments/shop/contact-dialog/messages/en.ts';
import { messages as footer } from '../../fragments/shop/footer/messages/en.ts';
import { messages as withdrawalForm } from '../../fragments/shop/withdrawal-form/messages/en.ts';
import { messages as contactForm } from '../../fragments/shop/contact-form/messages/en.ts';
import { messages as inbox } from '../../fragments/office/inbox/messages/en.ts';
import { messages as gallery } from '../../fragments/office/gallery/messages/en.ts';
import { messages as history } from '../../fragments/office/history/messages/en.ts';
import { messages as holds } from '../../fragments/office/holds/messages/en.ts';
import { messages as blogForm } from '../../fragments/office/blog-form/messages/en.ts';
import { messages as itemForm } from '../../fragments/office/item-form/messages/en.ts';
import { messages as editCatalogues } from '../../fragments/edit/edit-catalogues/messages/en.ts';
import { messages as catalogueItems } from '../../fragments/office/catalogue-items/messages/en.ts';
import { messages as ownCatalogues } from '../../fragments/office/own-catalogues/messages/en.ts';
import { messages as firstSteps } from '../../fragments/office/first-steps/messages/en.ts';
import { messages as ownBlog } from '../../fragments/office/own-blog/messages/en.ts';
import { messages as ownOrder } from '../../fragments/office/own-order/messages/en.ts';
import { messages as ownOrders } from '../../fragments/office/own-orders/messages/en.ts';
import { messages as orderPaper } from '../../fragments/office/order-paper/messages/en.ts';
import { messages as pointOfSale } from '../../fragments/office/point-of-sale/messages/en.ts';
import { messages as ownReviews } from '../../fragments/office/own-reviews/messages/en.ts';
import { messages as reviewReport } from '../../fragments/shop/review-report/messages/en.ts';
import { messages as reviewForm } from '../../fragments/shop/review-form/messages/en.ts';
import { messages as invoiceForm } from '../../fragments/shop/invoice-form/messages/en.ts';
import { messages as ownInvoices } from '../../fragments/office/own-invoices/messages/en.ts';
import { messages as returnForm } from '../../fragments/shop/return-form/messages/en.ts';
import { messages as orderPage } from '../../fragments/shop/order/messages/en.ts';
import { messages as ownReturn } from '../../fragments/office/own-return/messages/en.ts';
import { messages as ownReturns } from '../../fragments/office/own-returns/messages/en.ts';
import { messages as reviews } from '../../fragments/shop/reviews/messages/en.ts';
import { messages as openEditor } from '../../fragments/office/open-editor/messages/en.ts';
import { messages as ownMenu } from '../../fragments/office/own-menu/messages/en.ts';
import { messages as itemsSheet } from '../../fragments/office/items-sheet/messages/en.ts';
import { messages as ownItems } from '../../fragments/office/own-items/messages/en.ts';
import { messages as importTrial } from '../../fragments/office/import-trial/messages/en.ts';
import { messages as jobs } from '../../fragments/office/jobs/messages/en.ts';
import { messages as officeBar } from '../../fragments/office/office-bar/messages/en.ts';
import { messages as officeHome } from '../../fragments/office/office-home/messages/en.ts';
import { messages as palette } from '../../fragments/office/palette/messages/en.ts';
import { messages as accountNav } from '../../fragments/shop/account-nav/messages/en.ts';
import { messages as invitation } from '../../fragments/shop/invitation/messages/en.ts';
import { messages as nav } from '../../fragments/shop/nav/messages/en.ts';
import { messages as picturePicker } from '../../fragments/office/picture-picker/messages/en.ts';
import { messages as preferences } from '../../fragments/shop/preferences/messages/en.ts';
import { messages as purchases } from '../../fragments/shop/purchases/messages/en.ts';
import { messages as register } from '../../fragments/shop/register/messages/en.ts';
import { messages as share } from '../../fragments/shop/share/messages/en.ts';
import { messages as security } from '../../fragments/shop/security/messages/en.ts';
import { messages as sideBar } from '../../fragments/shop/side-bar/messages/en.ts';
import { messages as sideMenu } from '../../fragments/shop/side-menu/messages/en.ts';
import { messages as signIn } from '../../fragments/shop/sign-in/messages/en.ts';
import { messages as staff } from '../../fragments/office/staff/messages/en.ts';
import { messages as settings } from '../../fragments/office/settings/messages/en.ts';
import { messages as trash } from '../../fragments/office/trash/messages/en.ts';
import { messages as tour } from '../../fragments/shop/tour/messages/en.ts';
import { messages as wizard } from '../../fragments/shop/wizard/messages/en.ts';
import { words as pages } from '../../host-pages/words/index.ts';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import { backOffice as officeEn } from '../../shared/i18n/en/back-office.ts';
import { backOffice as officeEs } from '../../shared/i18n/es/back-office.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { newsWords, type News } from '../../shared/i18n/news.ts';
import { accountSteps, type AccountSteps, type Language } from './account-steps.ts';

export { expect } from '@playwright/test';

const TAGS = { es: 'es-MX', en: 'en-US' } as const;
const office = { es: officeEs, en: officeEn };

/** Every word that tests look for, by the fragment that shows it. */
const wordsIn = (language: Language) => ({
  failure: (code: ErrorCode) => messageFor({ code }, language),
  account: account[language],
  wizard: wizard[language],
  firstSteps: firstSteps[language],
  attendants: attendants[language],
  eventCancel: eventCancel[language],
  eventMessages: eventMessages[language],
  door: door[language],
  tickets: tickets[language],
  order: order[language],
  accountNav: accountNav[language],
  activation: activation[language],
  addProducts: addProducts[language],
  pickFranchises: pickFranchises[language],
  editMarks: editMarks[language],
  editSwitch: editSwitch[language],
  editTools: editTools[language],
  collaborators: collaborators[language],
  contactDialog: contactDialog[language],
  contactForm: contactForm[language],
  footer: footer[language],
  withdrawalForm: withdrawalForm[language],
  inbox: inbox[language],
  gallery: gallery[language],
  history: history[language],
  trash: trash[language],
  holds: holds[language],
  invitation: invitation[language],
  blogForm: blogForm[language],
  itemForm: itemForm[language],
  importTrial: importTrial[language],
  jobs: jobs[language],
  nav: nav[language],
  news: (done: News, name: string) => newsWords(done, language, name),
  office: office[language],
  officeBar: officeBar[language],
  officeHome: officeHome[language],
  editCatalogues: editCatalogues[language],
  catalogueItems: catalogueItems[language],
  ownCatalogues: ownCatalogues[language],
  ownBlog: ownBlog[language],
  itemsSheet: itemsSheet[language],
  ownItems: ownItems[language],
  openEditor: openEditor[language],
  ownMenu: ownMenu[language],
  ownOrder: ownOrder[language],
  ownOrders: ownOrders[language],
  orderPaper: orderPaper[language],
  pointOfSale: pointOfSale[language],
  ownReviews: ownReviews[language],
  reviewForm: reviewForm[language],
  reviewReport: reviewReport[language],
  invoiceForm: invoiceForm[language],
  ownInvoices: ownInvoices[language],
  returnForm: returnForm[language],
  orderPage: orderPage[language],
  ownReturn: ownReturn[language],
  ownReturns: ownReturns[language],
  reviews: reviews[language],
  palette: palette[language],
  pages: pages[language],
  picturePicker: picturePicker[language],
  preferences: preferences[language],
  purchases: purchases[language],
  security: security[language],
  register: register[language],
  share: share[language],
  sideBar: sideBar[language],
  sideMenu: sideMenu[language],
  signIn: signIn[language],
  settings: settings[language],
  staff: staff[language],
  tour: tour[language],
});
export type Words = ReturnType<typeof wordsIn>;

interface Speaking {
  language: Language;
  /** The words on the page. */
  t: Words;
  /** The account steps, on the test's page. */
  steps: AccountSteps;
}

/**
 * A test in one language: English on a phone, Spanish at a desk and without script. This tries both
 * languages in the time of one; the view's own test holds its words in both.
 */
export const test = base.extend<Speaking>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is asked
  language: async ({}, use, { project }) => use(project.name === 'phone' ? 'en' : 'es'),
  locale: async ({ language }, use) => use(TAGS[language]),
  // Each test has a client address of its own, as if by a proxy on this machine: the calls of all
  // tests would exceed the rate limit of one address.
  // eslint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.${randomBytes(3).join('.')}` }),
  t: async ({ language }, use) => use(wordsIn(language)),
  steps: async ({ page, language }, use) => use(accountSteps(page, language)),
});
