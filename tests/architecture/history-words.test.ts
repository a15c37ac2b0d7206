/** The history of a store names every field of what owners edit in words. */
import { expect, test } from 'vitest';
import type { OrderState } from '../../edge/flows/owners/order.ts';
import type { EntryState } from '../../edge/modules/blog/index.ts';
import type { CatalogueState } from '../../edge/modules/catalogues/index.ts';
import type { ItemState } from '../../edge/modules/items/index.ts';
import type {
  FranchiseState,
  HeaderState,
  SettingsState,
  SlideState,
} from '../../edge/modules/store/index.ts';
import { messages } from '../../fragments/office/history/messages/en.ts';
import { settingsFields } from '../../shared/contracts/store-settings.ts';
import { slideFields } from '../../shared/contracts/slide-edits.ts';

type EditedField =
  | keyof CatalogueState
  | keyof EntryState
  | keyof FranchiseState
  | keyof HeaderState
  | keyof ItemState
  | keyof OrderState
  | keyof SettingsState
  | keyof SlideState;

/** A field without words is an error of its type, which `npm run check` reads. */
const words: Readonly<Record<'es' | 'en', Readonly<Record<EditedField, string>>>> = {
  es: messages.es.fields,
  en: messages.en.fields,
};

test.each(['es', 'en'] as const)(
  'a field that owners send has words of its own in %s',
  (language) => {
    const sent = [slideFields, settingsFields].flatMap(({ shape }) => Object.keys(shape));
    expect(sent.length).toBeGreaterThan(50);
    const said: Readonly<Record<string, string>> = words[language];
    expect(sent.filter((name) => !said[name] || said[name] === name)).toEqual([]);
  },
);
