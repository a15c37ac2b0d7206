import { addressNeeds as enNeeds, addressProblems as en } from './en/address.ts';
import { addressNeeds as argentineNeeds } from './es-AR/address.ts';
import { addressNeeds as esNeeds, addressProblems as es } from './es/address.ts';
import { namespace } from './namespace.ts';

const texts = { ...es, needs: esNeeds } as const;

/** The messages at the fields of an address that no other form has. */
export const addressWords = namespace(
  'address',
  texts,
  { ...en, needs: enNeeds },
  { needs: argentineNeeds },
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    address: typeof texts;
  }
}
