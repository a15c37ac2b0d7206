import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SettingsFields, StoreSettings } from '../../../shared/contracts/store-settings.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isBlogEntryId } from '../../../shared/rules/blog.ts';
import { settingsFaults, tidySettings } from '../../../shared/rules/store-settings.ts';
import { findShown } from '../../modules/blog/index.ts';
import { settings, type SettingsState } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable, type Standing } from './editable.ts';
import { libraryPhotos } from './library.ts';

type Pictures = Pick<SettingsState, 'photo' | 'favicon'>;

/** The settings of a store as a thing that its owners edit: there is one, under the store's id. */
export const editableSettings: Editable<SettingsState> = {
  subject: 'settings',
  async find({ cell, tenant }, id) {
    const own = id === tenant.storeId;
    const row = own ? await cell.first(settings.findSettings(tenant.storeId)) : undefined;
    return row ? { state: settings.toSettings(row), version: row.settings_version } : null;
  },
  update: (storeId, _id, version, state, before) =>
    settings.updateSettings(storeId, version, state, before),
  // A store is opened and closed elsewhere, and its settings with it.
  insert: () => [],
  remove: () => [],
  fits: (state) => Object.keys(settingsFaults(state)).length === 0,
  full: { code: 'edited_meanwhile' },
};

/** The tenant's settings with their version. */
export async function readSettings(scope: RequestScope): Promise<Result<StoreSettings, Failure>> {
  const found = await editableSettings.find(scope, scope.tenant.storeId);
  return found ? ok(settingsView(found)) : fail({ code: 'store_not_found' });
}

/** Changes settings of the tenant's store. With a version, only the settings in that version. */
export async function updateStore(
  scope: RequestScope,
  { version, ...fields }: Partial<SettingsFields> & { readonly version?: number | undefined },
): Promise<Result<Change<StoreSettings>, Failure>> {
  const { storeId: id, slug } = scope.tenant;
  const before = await editableSettings.find(scope, id);
  if (!before) return fail({ code: 'store_not_found' });
  if (version !== undefined && version !== before.version)
    return fail({ code: 'edited_meanwhile' });
  const after = changedBy(before.state, fields, slug);
  const [fault] = Object.keys(settingsFaults(after));
  if (fault !== undefined) return fail({ code: 'invalid_request', field: fault });
  if (isDeepStrictEqual(after, before.state))
    return ok({ answer: settingsView(before), statements: [] });
  const chosen = chosenEntry(after);
  if (chosen !== null && chosen !== chosenEntry(before.state) && !(await findShown(scope, chosen)))
    return fail({ code: 'blog_entry_not_found', field: 'about_entry_id' });
  const missing = await missingPicture(scope, after, before.state);
  if (missing) return fail(missing);
  const answer = settingsView({ state: after, version: before.version + 1 });
  return edit(scope, editableSettings, { id, before, after, answer });
}

/** The failure for a photo or an icon that a change brings and that the store's library does not have. */
export async function missingPicture(
  scope: RequestScope,
  after: Pictures,
  before: Pictures,
): Promise<Failure | null> {
  const pictures = settings.newPictures(after, before);
  const known = await libraryPhotos(scope, pictures);
  const missing = pictures.find((url) => !known.has(url));
  return missing === undefined
    ? null
    : { code: 'image_not_found', field: missing === after.photo ? 'photo' : 'favicon' };
}

/** The settings after a change: sections that it leaves out stay, and so does the about page. */
function changedBy(
  before: SettingsState,
  fields: Partial<SettingsFields>,
  slug: string,
): SettingsState {
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<SettingsFields>;
  const after = tidySettings({
    ...before,
    ...given,
    sections_info: { ...before.sections_info, ...given.sections_info },
  });
  // A text has a name of its own where an entry's id stands, so that its page is known to be there.
  const text = after.about_text === null ? null : `about-${slug}`;
  return { ...after, about_entry_id: chosenEntry(after) ?? text };
}

/** The entry of the blog that the about page shows; null where it shows the about text. */
function chosenEntry({ about_entry_id: id }: SettingsState): string | null {
  return id !== null && isBlogEntryId(id) ? id : null;
}

function settingsView({ state, version }: Standing<SettingsState>): StoreSettings {
  return { ...state, about_entry_id: chosenEntry(state), version } as StoreSettings;
}
