import type { Said } from '../../../fragments/_runtime/embedding.ts';

/** What a version of the elements brought. */
export interface ElementsChange {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly says: Said;
}

/**
 * The changes of v1, the last one first. What is to go says so by `deprecated` in
 * its fragment's manifest, a year before the day on which it goes; nothing is so far.
 */
export const CHANGES: readonly ElementsChange[] = [
  {
    version: '1.3',
    day: '2026-11-28',
    says: {
      es: 'Claves de prueba (pk_test_): todo el camino hasta la tienda, sin vender. Un elemento o atributo que va a desaparecer lo dice aquí, en el manifiesto, en los tipos y al probarlo, y la tienda recibe un correo por cada clave cuyas páginas lo muestran; la API también se lee como texto en Markdown, y llms.txt nombra todo lo que hay.',
      en: 'Keys for trials (pk_test_): the whole way to the store, without a sale. An element or attribute that is to go says so here, in the manifest, in the types and where it is tried, and the store gets a mail about each key whose pages show it; the API is read as text in Markdown too, and llms.txt names all that there is.',
    },
  },
  {
    version: '1.2',
    day: '2026-11-27',
    says: {
      es: 'El carrito de tu página se vacía de lo comprado; más de 50 líneas viajan con un código; una versión fija exige la huella de cada archivo; shop-share dice «Comparte y gana» (kind="earn"); shopEmbed.press y shopEmbed.checkout; datos para editores y texto en Markdown; el lugar reservado sigue el ancho del elemento y su limit.',
      en: 'Your page’s cart is emptied of what was bought; more than 50 lines travel by a code; a fixed version demands the hash of each file; shop-share says “Share and earn” (kind="earn"); shopEmbed.press and shopEmbed.checkout; data for editors, and text as Markdown; the room that is kept follows the element’s width and its limit.',
    },
  },
  {
    version: '1.1',
    day: '2026-11-26',
    says: {
      es: 'shop-buy-button y shop-search-box; partes para ::part() y un lugar para tu contenido; tipos para React y Vue.',
      en: 'shop-buy-button and shop-search-box; parts for ::part() and a place for your own content; types for React and Vue.',
    },
  },
  {
    version: '1.0',
    day: '2026-11-25',
    says: { es: 'Los primeros elementos.', en: 'The first elements.' },
  },
];
