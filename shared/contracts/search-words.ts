import { z } from 'zod';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** The words that a store adds to the search's own. */

/** Words for one thing with commas between them; behind `>` what is shown in the second place. */
const line = z
  .string()
  .trim()
  .max(200)
  // No pattern of the schema: what makes samples of schemas does not know classes of letters.
  .refine((text) => /^[\p{L}\p{M}\p{N} ,'’-]+(?:>[\p{L}\p{M}\p{N} ,'’-]+)?$/u.test(text));

export const searchWords = z.object({ words: z.array(line).max(200) }).meta({ id: 'SearchWords' });
export type SearchWords = z.infer<typeof searchWords>;

export const getSearchWords = contract({
  id: 'store.search-words',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/search-words',
  access: 'store-admin',
  summary: {
    en: "The words that the store adds to the search's own",
    es: 'Las palabras que la tienda agrega a las de la búsqueda',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: searchWords,
  errors: ['store_not_found'],
});

export const setSearchWords = contract({
  id: 'store.set-search-words',
  service: 'store',
  method: 'put',
  path: '/{mashup}/{type}/store/search-words',
  access: 'store-admin',
  summary: {
    en: "Sets the words that the store adds to the search's own",
    es: 'Establece las palabras que la tienda agrega a las de la búsqueda',
  },
  params: ownedBy,
  body: searchWords,
  sample: { params: sampleStore, body: { words: ['matera, bolso matero'] } },
  answer: searchWords,
  errors: ['store_not_found'],
});
