import { wordsOf } from '../../shared/i18n/speak.ts';
import {
  PREVIEW_TEXT_MAX,
  previewedFields,
  previewPages,
  type PreviewPage,
} from '../../shared/state/settings-preview.ts';
import { definePage, type HostPage } from '../kit/page.ts';
import { storeInDraft } from '../kit/preview.ts';
import { privateHead } from '../kit/private.ts';
import { registerPage } from './accounts.ts';
import { contactPage } from './contact.ts';
import { homePage } from './home.ts';
import { aboutPage } from './texts.ts';

const PREVIEW = '/admin/configuracion/vista';

const PAGES: Readonly<Record<PreviewPage, HostPage>> = {
  front: homePage,
  info: aboutPage,
  contact: contactPage,
  register: registerPage,
};

/** A page of the store with settings that are not saved yet; the settings' page shows it in a frame. */
export const settingsPreview = definePage({
  name: 'settings-preview',
  paths: [PREVIEW],
  query: ['page', ...previewedFields],
  longest: PREVIEW_TEXT_MAX,
  cached: false,
  needs: 'store-admin',
  framed: true,
  dress: storeInDraft,
  async view(context) {
    const { env, query } = context;
    const page = PAGES[previewPages.find((one) => one === query.get('page')) ?? 'front'];
    const shown = await page.view({
      ...context,
      path: page.paths[0] ?? '/',
      query: new URLSearchParams(),
      title: page.words ? wordsOf(page.words, env.tag).title : '',
    });
    // A page that the store would not have is shown as such: the preview itself is there.
    return { ...shown, status: 200, head: privateHead(shown.head.title, PREVIEW), still: true };
  },
});
