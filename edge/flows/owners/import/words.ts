import type { Locale } from '../../../../shared/kernel/locale.ts';

/** Why a row was not imported, and the way to mend it: words of the file of failed rows. */
const es = {
  row: 'fila',
  reason: 'motivo',
  open_quote:
    'Las comillas no cierran: ciérralas, o escribe "" para unas comillas dentro de una celda',
  too_long: 'La fila es demasiado larga: acorta sus celdas',
  unreadable:
    'La fila tiene letras que no se pueden leer: escríbelas de nuevo y guarda el archivo como CSV UTF-8',
  barcode:
    'Revisa el código de barras: son 8, 12, 13 o 14 dígitos, escritos como texto y no como 7.5E+12',
  barcode_twice:
    'Varias variantes de la tienda tienen este código de barras: escribe también el código de la que quieres cambiar',
  name_twice:
    'La tienda tiene varios con este nombre: escribe también el código, o los atributos, del que quieres cambiar',
  weight_kg: 'Escribe el peso en kg, hasta 1000, por ejemplo 0.35',
  size_cm: 'Escribe largo x ancho x alto en cm, hasta 1000 cada uno, por ejemplo 30 x 20 x 10',
  tax_rate: 'Escribe el impuesto como porcentaje de hasta 100, por ejemplo 16',
  sat_product: 'Escribe los 8 dígitos de la clave de producto del SAT, o deja la celda vacía',
  sat_unit: 'Escribe la clave de unidad del SAT, por ejemplo H87, o deja la celda vacía',
  name: 'Escribe un nombre de 1 a 150 caracteres',
  name_en: 'Escribe un nombre en inglés de hasta 150 caracteres, o deja la celda vacía',
  plain_description: 'Acorta la descripción a 10,000 caracteres',
  plain_description_en: 'Acorta la descripción en inglés a 10,000 caracteres',
  price: 'Escribe el precio como número, por ejemplo 199.50',
  crossout_price:
    'Escribe el precio anterior como número mayor que el precio, o deja la celda vacía',
  on_hand: 'Escribe las existencias como número entero, no menos que las apartadas por compradores',
  state: 'Escribe published o unpublished en el estado, o deja la celda vacía',
  kind: 'Escribe product, service, experience o digital en el tipo, o deja la celda vacía',
  kind_fixed: 'El tipo de un artículo no se cambia: deja la celda vacía, o crea otro artículo',
  no_file: 'Se queda sin publicar: sube su archivo en la página del artículo y publícalo ahí',
  publish_at:
    'Escribe la fecha de publicación con la hora de la tienda, por ejemplo 2026-12-01 09:00, y unpublished en el estado; o deja la celda vacía',
  hidden: 'Escribe yes o no en oculto, o deja la celda vacía',
  is_free: 'Escribe yes o no en gratis, o deja la celda vacía',
  hide_price: 'Escribe yes o no en ocultar precio, o deja la celda vacía',
  is_dropshipping: 'Escribe yes o no en reventa, o deja la celda vacía',
  photos:
    'Escribe hasta 12 imágenes de la galería de la tienda, por su nombre o su dirección y con comas entre ellas: sube primero las que falten, y usa la dirección donde varias tengan el mismo nombre',
  variant_photo:
    'Escribe una imagen de la galería de la tienda, por su nombre o su dirección: súbela primero, o deja la celda vacía',
  tags: 'Escribe hasta 20 etiquetas de 40 caracteres con comas entre ellas',
  tags_en: 'Escribe hasta 20 etiquetas en inglés de 40 caracteres con comas entre ellas',
  details:
    'Escribe un campo por línea, por ejemplo Material: lino; hasta 30, cada uno con otro nombre',
  details_en:
    'Escribe un campo en inglés por línea, por ejemplo Material: linen; hasta 30, cada uno con otro nombre',
  seo_title: 'Acorta el título para buscadores a 100 caracteres',
  seo_title_en: 'Acorta el título para buscadores en inglés a 100 caracteres',
  seo_description: 'Acorta la descripción para buscadores a 300 caracteres',
  seo_description_en: 'Acorta la descripción para buscadores en inglés a 300 caracteres',
  main_type: 'Escribe personal o business en el tipo principal, o deja la celda vacía',
  stock_type:
    'Escribe onstock u ondemand en el tipo de existencias; con unidades apartadas por compradores no pasa a ondemand',
  max_purchase_amount: 'Escribe el límite por compra como número de 1 a 999, o deja la celda vacía',
  contribution_margin:
    'Escribe el margen como número, por ejemplo 25.50, y en reventa no más que el precio',
  variant_margin: 'Escribe el margen de la variante como número, o deja la celda vacía',
  experience_date:
    'Escribe cuándo empieza la experiencia con la hora de la tienda, por ejemplo 2026-12-01 20:30; en otros tipos deja la celda vacía',
  experience_place: 'Escribe el lugar de la experiencia en hasta 300 caracteres',
  experience_place_en: 'Escribe el lugar de la experiencia en inglés en hasta 300 caracteres',
  persons: 'Escribe las personas que admite un boleto como número de 1 a 100',
  return_type: 'Escribe disallowed o 72hrs en las devoluciones, o deja la celda vacía',
  return_policy: 'Escribe common o customized en la política de devolución, o deja la celda vacía',
  return_legend: 'Escribe el texto de la devolución',
  return_legend_en: 'Escribe el texto de la devolución en inglés',
  return_fees:
    'Escribe quién paga la devolución: customer_all, free, customer_feed, original_fees o restocking_fees; o deja la celda vacía',
  return_label: 'Escribe inbox o download en la guía de devolución, o deja la celda vacía',
  restocking_fees:
    'Escribe el cargo por devolución como porcentaje de 1 a 100, o deja la celda vacía',
  return_info:
    'Una política customized lleva su texto, y el cargo por devolución va solo con restocking_fees: revisa las columnas de devoluciones',
  sku: 'Ninguna variante de la tienda tiene este sku: déjalo vacío para crear un artículo nuevo',
  currency: 'La moneda no es la de la tienda: cambia los precios a la moneda de la tienda',
  skus: 'Revisa los atributos (Talla: M; Color: Azul) que el precio anterior sea mayor que el precio, y que ninguna otra variante tenga el código de barras',
  other: 'Edita este artículo en su página',
} as const;

type Words = Readonly<Record<keyof typeof es, string>>;

const en: Words = {
  row: 'row',
  reason: 'reason',
  open_quote: 'A quote does not end: close it, or write "" for a quote within a cell',
  too_long: 'The row is too long: shorten its cells',
  unreadable:
    'The row has letters that cannot be read: write them again, and save the file as CSV UTF-8',
  barcode: 'Check the barcode: it has 8, 12, 13 or 14 digits, written as text and not as 7.5E+12',
  barcode_twice:
    'Several variants of the store have this barcode: write the code of the one to change, too',
  name_twice:
    'The store has several of this name: write the code, or the attributes, of the one to change, too',
  weight_kg: 'Write the weight in kg, up to 1000, such as 0.35',
  size_cm: 'Write length x width x height in cm, up to 1000 each, such as 30 x 20 x 10',
  tax_rate: 'Write the tax as a percentage of up to 100, such as 16',
  sat_product: 'Write the 8 digits of the SAT product code, or leave the cell empty',
  sat_unit: 'Write the SAT unit code, such as H87, or leave the cell empty',
  name: 'Write a name of 1 to 150 characters',
  name_en: 'Write an English name of up to 150 characters, or leave the cell empty',
  plain_description: 'Shorten the description to 10,000 characters',
  plain_description_en: 'Shorten the English description to 10,000 characters',
  price: 'Write the price as a number, such as 199.50',
  crossout_price: 'Write the former price as a number above the price, or leave the cell empty',
  on_hand: 'Write the stock as a whole number, no less than buyers hold',
  state: 'Write published or unpublished as the state, or leave the cell empty',
  kind: 'Write product, service, experience or digital as the kind, or leave the cell empty',
  kind_fixed: 'The kind of an item does not change: leave the cell empty, or make another item',
  no_file: "It stays unpublished: upload its file on the item's page, and publish it there",
  publish_at:
    "Write when it is published by the store's clock, such as 2026-12-01 09:00, and unpublished as the state; or leave the cell empty",
  hidden: 'Write yes or no for hidden, or leave the cell empty',
  is_free: 'Write yes or no for free, or leave the cell empty',
  hide_price: 'Write yes or no for hide price, or leave the cell empty',
  is_dropshipping: 'Write yes or no for resale, or leave the cell empty',
  photos:
    "Write up to 12 pictures of the store's gallery by their names or addresses, with commas between them: upload those that are missing first, and write the address where several have one name",
  variant_photo:
    "Write a picture of the store's gallery by its name or address: upload it first, or leave the cell empty",
  tags: 'Write up to 20 tags of 40 characters with commas between them',
  tags_en: 'Write up to 20 English tags of 40 characters with commas between them',
  details: 'Write a field a line, such as Material: linen; up to 30, each with a name of its own',
  details_en:
    'Write an English field a line, such as Material: linen; up to 30, each with a name of its own',
  seo_title: 'Shorten the title for search engines to 100 characters',
  seo_title_en: 'Shorten the English title for search engines to 100 characters',
  seo_description: 'Shorten the description for search engines to 300 characters',
  seo_description_en: 'Shorten the English description for search engines to 300 characters',
  main_type: 'Write personal or business as the main type, or leave the cell empty',
  stock_type:
    'Write onstock or ondemand as the stock type; an item whose units buyers hold does not become ondemand',
  max_purchase_amount:
    'Write the limit per purchase as a number from 1 to 999, or leave the cell empty',
  contribution_margin:
    'Write the margin as a number, such as 25.50, and for resale no more than the price',
  variant_margin: "Write the variant's margin as a number, or leave the cell empty",
  experience_date:
    "Write when the experience begins by the store's clock, such as 2026-12-01 20:30; for other kinds leave the cell empty",
  experience_place: 'Write where the experience is in up to 300 characters',
  experience_place_en: 'Write where the experience is, in English, in up to 300 characters',
  persons: 'Write the persons that a ticket admits as a number from 1 to 100',
  return_type: 'Write disallowed or 72hrs for returns, or leave the cell empty',
  return_policy: 'Write common or customized as the return policy, or leave the cell empty',
  return_legend: 'Write the text of the return policy',
  return_legend_en: 'Write the text of the return policy in English',
  return_fees:
    'Write who pays for a return: customer_all, free, customer_feed, original_fees or restocking_fees; or leave the cell empty',
  return_label: 'Write inbox or download as the return label, or leave the cell empty',
  restocking_fees:
    'Write the restocking fee as a percentage from 1 to 100, or leave the cell empty',
  return_info:
    'A customized policy has its text, and a restocking fee stands only with restocking_fees: check the columns of returns',
  sku: 'No variant of the store has this sku: leave it empty to make a new item',
  currency: "The currency is not the store's: change the prices to the store's currency",
  skus: 'Check the attributes (Size: M; Colour: Blue), that the former price is above the price, and that no other variant has the barcode',
  other: 'Edit this item on its page',
};

export type Reason = keyof Words;

/** The words in a language. */
export function wordsOf(locale: Locale): Words {
  return locale.startsWith('en') ? en : es;
}
