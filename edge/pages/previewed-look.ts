import { failedView, notFoundView } from '../../host-pages/index.ts';
import type { HostPage } from '../../host-pages/kit/page.ts';
import { previewId, type Look } from '../../shared/contracts/look-draft.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { within } from '../../shared/kernel/deadline.ts';
import { previewedLook } from '../flows/owners/look.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { PRIMARY_MS } from './page-context.ts';

/**
 * The store in the look that a preview's address names; null where the store prepares none under it.
 * @param preview the end of the address, as the visitor sent it
 */
export async function inPreviewedLook(
  scope: RequestScope,
  store: StoreInfo,
  preview: string,
): Promise<StoreInfo | null> {
  const look = await findLook(scope, preview);
  return look && dressed(store, look);
}

/** A page that shows the store in the look of its parameter; without that look there is no page. */
export async function inItsLook(
  scope: RequestScope,
  page: HostPage,
  { look: preview = '' }: Readonly<Record<string, string>>,
): Promise<HostPage> {
  try {
    const look = await within(findLook(scope, preview), PRIMARY_MS);
    return look
      ? { ...page, dress: (store) => dressed(store, look) }
      : { ...page, view: notFoundView };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', where: 'look', error: message }));
    return { ...page, view: failedView };
  }
}

async function findLook(scope: RequestScope, preview: string): Promise<Look | null> {
  return previewId.safeParse(preview).success ? previewedLook(scope, preview) : null;
}

function dressed(store: StoreInfo, prepared: Look): StoreInfo {
  const { color1, color2, columns, sections_info: sections, ...look } = prepared;
  const { store_theme_info: saved } = store;
  const sectioned = { ...saved.sections_info, ...sections };
  const theme = { ...saved, color1, color2, columns, sections_info: sectioned };
  // The point that crops keep is one of the photo that the store has now.
  const { photo_focus: focus, ...rest } = store;
  const kept = look.photo === undefined || look.photo === store.photo;
  const { photo = store.photo, favicon = store.favicon } = look;
  return {
    ...rest,
    ...(kept && focus && { photo_focus: focus }),
    ...look,
    photo,
    favicon,
    store_theme_info: theme,
  };
}
