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
