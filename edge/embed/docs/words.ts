import type { Locale } from '../../../shared/kernel/locale.ts';

const es = {
  title: 'Elementos para otras páginas',
  lead: 'Cada elemento muestra datos públicos de esta tienda en cualquier página, con una clave de socio. Se compra en la tienda.',
  start: 'Para empezar',
  startText:
    'Copia esto en tu página y cambia la clave por la tuya, que te da la tienda. La hoja de estilos reserva el lugar de cada elemento que no tiene contenido tuyo, para que tu página no salte.',
  server: 'Sin script',
  serverText:
    'Un servidor incluye el elemento entero: se ve sin ningún script, y quien sigue un enlace llega a la tienda como visita tuya. Guárdalo un minuto como máximo.',
  reactText: 'Los elementos siguen a sus atributos; v1.js va en el HTML de la página.',
  vueText:
    "Di a tu compilador que lo que empieza por shop- no es un componente de Vue: isCustomElement: (tag) => tag.startsWith('shop-').",
  versions: 'Versiones',
  versionsText:
    'v1.js trae siempre la versión más reciente: un navegador la guarda cinco minutos. La otra dirección es una sola versión para siempre, que tu página puede exigir por su huella. Los cambios que rompen algo llegan con v2.',
  policy: 'Política de seguridad (CSP)',
  policyText:
    'Lo que una página con política propia debe permitir. No hacen falta estilos en línea ni una política de Trusted Types.',
  elements: 'Elementos',
  attribute: 'Atributo',
  says: 'Qué es',
  example: 'Ejemplo',
  required: 'obligatorio',
  part: 'Parte',
  partsText:
    'Cada elemento tiene partes que tu página viste con ::part(), y un lugar para tu propio contenido. Lo que está aquí se conserva en v1.',
  slot: 'Tu propio contenido: se ve mientras el elemento llega, y cuando la tienda no responde.',
  slots: 'Contenido',
  types: 'Tipos para React y Vue',
  typesText:
    'Guarda el archivo de tu marco en tu proyecto: tu editor completa los elementos y tu compilador los comprueba. React, desde la versión 19; Vue, desde la 3.',
  editors: 'Datos para editores',
  editorsText:
    'Tu editor completa elementos y atributos: en Visual Studio Code nombra el archivo en html.customData; los de JetBrains leen web-types de package.json.',
  trial: 'Probar sin vender',
  trialText:
    'Una clave que empieza por pk_test_ muestra lo mismo que otra. El carrito que lleva a la tienda se ve allí con sus precios y con la cuenta que ganaría, y no entra en ningún carrito ni se cobra. «Terminar la prueba» le dice a tu página lo mismo que una compra: vacía su carrito.',
  consent: 'Aviso de cookies',
  consentText:
    'v1.js no usa cookies; guarda el carrito en tu página. Si tu aviso lo carga más tarde, o no lo carga, se ve tu propio contenido: pon ahí un enlace a la tienda.',
  changes: 'Cambios',
  changesText:
    'Todo lo de aquí es estable. Lo que vaya a desaparecer se anuncia aquí un año antes, con su fecha, y la tienda recibe un correo por cada clave cuyas páginas lo muestran.',
  version: 'Versión',
  log: 'Eventos',
  own: 'Tu propio contenido',
  since: 'Desde la versión {{version}}.',
  deprecated: 'Obsoleto desde el {{since}}; desaparece el {{until}}.',
  old: 'obsoleto',
  useInstead: 'Usa {{use}} en su lugar.',
  keyless: 'Funciona sin clave.',
  links: 'Enlaces a la tienda',
  common: 'Atributos de todos',
  commonRows: {
    store: 'Dirección de la tienda, si no es la de v1.js: una página puede mostrar varias.',
    locale: 'es o en; sin él, el idioma de la página.',
    theme: 'dark o auto; sin él, claro.',
    'data-key': 'Clave de socio, si no es la de v1.js.',
  },
  tokens: 'Apariencia',
  tokensText: 'Propiedades CSS que tu página da al elemento, o a toda la página.',
  property: 'Propiedad',
  events: 'Eventos',
  eventRows: {
    'shop-ready': 'El elemento está a la vista.',
    'shop-added': 'Con este elemento se agregó algo al carrito.',
    'shop-error':
      'La tienda no lo dio, y se ve tu propio contenido. detail.code dice por qué: origin_not_registered, embed_key_required, embed_key_paused, item_not_found, unreachable, timeout.',
  },
  methods: 'Métodos',
  methodRows: {
    'shopEmbed.scan(root)': 'Busca elementos dentro de un shadow root de tu página.',
    'shopEmbed.refresh(element)': 'Pide de nuevo el HTML de un elemento.',
    'shopEmbed.press(element)':
      'Oprime el botón del elemento: agrega un artículo al carrito, o abre el carrito.',
    'shopEmbed.checkout(element)': 'Va al carrito de la tienda con lo elegido en tu página.',
  },
  apiGuide: 'La API de la tienda',
  apiGuideText: 'Claves, límites, fallos, repeticiones, listas, webhooks y versiones.',
  apiCalls: 'Llamadas de la API, por servicio',
  manifest: 'Manifiesto para editores (Custom Elements Manifest)',
  playground: 'Probar los elementos',
  play: 'Probar un elemento',
  playLead:
    'Elige un elemento y cámbialo: la vista previa corre en otro origen, como en la página de un socio.',
  element: 'Elemento',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', auto: 'El del sistema' },
  width: 'Ancho en píxeles',
  show: 'Mostrar',
  preview: 'Vista previa',
  code: 'Código para copiar',
  reference: 'Referencia de los elementos',
};

const en: typeof es = {
  title: 'Elements for other pages',
  lead: 'Each element shows public data of this store on any page, by a partner’s key. Buyers pay on the store.',
  start: 'Getting started',
  startText:
    'Copy this into your page, and put in the key that the store gives you. The style sheet keeps the room of each element without content of yours, so that your page does not jump.',
  server: 'Without script',
  serverText:
    'A server includes the whole element: it shows without any script, and a buyer who follows a link comes to the store as yours. Keep it for a minute at most.',
  reactText: 'The elements follow their attributes; v1.js stands in the page’s HTML.',
  vueText:
    "Tell your compiler that what begins with shop- is no component of Vue’s: isCustomElement: (tag) => tag.startsWith('shop-').",
  versions: 'Versions',
  versionsText:
    'v1.js always brings the latest version: a browser keeps it for five minutes. The other address is one version for good, which your page can demand by its hash. Changes that break something come with v2.',
  policy: 'Security policy (CSP)',
  policyText:
    'What a page with a policy of its own has to allow. It needs no inline styles, and no policy of Trusted Types.',
  elements: 'Elements',
  attribute: 'Attribute',
  says: 'Meaning',
  example: 'Example',
  required: 'required',
  part: 'Part',
  partsText:
    'Each element has parts that your page dresses by ::part(), and a place for your own content. What stands here stays within v1.',
  slot: 'Your own content: it shows while the element is on its way, and where the store does not answer.',
  slots: 'Content',
  types: 'Types for React and Vue',
  typesText:
    'Keep the file of your framework in your project: your editor completes the elements and your compiler checks them. React from version 19, Vue from 3.',
  editors: 'Data for editors',
  editorsText:
    'Your editor completes elements and attributes: in Visual Studio Code name the file in html.customData; JetBrains’ read web-types of package.json.',
  trial: 'Try without a sale',
  trialText:
    'A key that begins with pk_test_ shows the same as any other. The cart that it leads to the store is shown there with its prices and the account that would earn, and neither enters a cart nor is charged. “End the trial” tells your page the same as a purchase: it empties its cart.',
  consent: 'Cookie banner',
  consentText:
    'v1.js uses no cookies; it keeps the cart on your page. Where your banner loads it later, or never, your own content shows: put a link to the store there.',
  changes: 'Changes',
  changesText:
    'All that stands here is stable. What is to go is announced here a year before, with its day, and the store gets a mail about each key whose pages show it.',
  version: 'Version',
  log: 'Events',
  own: 'Your own content',
  since: 'Since version {{version}}.',
  deprecated: 'Deprecated since {{since}}; it goes on {{until}}.',
  old: 'deprecated',
  useInstead: 'Use {{use}} instead.',
  keyless: 'Works without a key.',
  links: 'Links to the store',
  common: 'Attributes of all',
  commonRows: {
    store: 'Address of the store, where it is not that of v1.js: a page can show several.',
    locale: 'es or en; without it, the page’s language.',
    theme: 'dark or auto; without it, light.',
    'data-key': 'Partner’s key, where it is not that of v1.js.',
  },
  tokens: 'Looks',
  tokensText: 'CSS properties that your page gives to the element, or to the whole page.',
  property: 'Property',
  events: 'Events',
  eventRows: {
    'shop-ready': 'The element is there.',
    'shop-added': 'Something was put into the cart by this element.',
    'shop-error':
      'The store did not give it, and your own content shows. detail.code says why: origin_not_registered, embed_key_required, embed_key_paused, item_not_found, unreachable, timeout.',
  },
  methods: 'Methods',
  methodRows: {
    'shopEmbed.scan(root)': 'Looks for elements inside a shadow root of your page.',
    'shopEmbed.refresh(element)': 'Asks for an element’s HTML again.',
    'shopEmbed.press(element)':
      'Presses the element’s button: puts an item into the cart, or opens the cart.',
    'shopEmbed.checkout(element)': 'Goes to the store’s cart with what was chosen on your page.',
  },
  apiGuide: 'The store’s API',
  apiGuideText: 'Keys, limits, failures, repeats, lists, webhooks and versions.',
  apiCalls: 'Calls of the API, by service',
  manifest: 'Manifest for editors (Custom Elements Manifest)',
  playground: 'Try the elements',
  play: 'Try an element',
  playLead:
    'Choose an element and change it: the preview runs at another origin, as on a partner’s page.',
  element: 'Element',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'The system’s' },
  width: 'Width in pixels',
  show: 'Show',
  preview: 'Preview',
  code: 'Code to copy',
  reference: 'Reference of the elements',
};

/** The texts of the pages about elements, in the languages of the platform. */
export const embedWords: Readonly<Record<Locale, typeof es>> = { es, en };
