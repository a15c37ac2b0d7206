import { language } from '../../fragments/shop/language/server.ts';
import { theme } from '../../fragments/shop/theme/server.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';
import { placeOf } from './ways.ts';

/**
 * The choice of language and, if the store has both, of a light or dark theme, for a bar's slots.
 * @param compact whether the languages show as codes
 */
export function preferenceSlots(context: PageContext, compact: boolean): Slot[] {
  const { env, store } = context;
  const returnTo = placeOf(context);
  return [
    slot(language, { into: 'language', props: { env, returnTo, compact } }),
    ...(store.hidden_darkmode
      ? []
      : [slot(theme, { into: 'theme', props: { env, theme: context.theme, returnTo } })]),
  ];
}
