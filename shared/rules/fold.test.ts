import { expect, test } from 'vitest';
import { fold, stem, words } from './fold.ts';

test('accents, case and ñ fold away', () => {
  expect(fold('Ñandú ÁRBOL pingüino Straße Œuvre')).toBe('nandu arbol pinguino strasse oeuvre');
  expect(fold('ﬁn ＡＢＣ')).toBe('fin abc');
});

test('words are runs of letters and digits', () => {
  expect(words('  ¡Camisa-Polo 100% algodón, talla XL! ')).toEqual([
    'camisa',
    'polo',
    '100',
    'algodon',
    'talla',
    'xl',
  ]);
  expect(words('—…¿?')).toEqual([]);
  expect(words('相机 камера')).toEqual(['相机', 'камера']);
});

test('these plurals give their own singular', () => {
  expect(['camisas', 'flores', 'shoes', 'boxes', 'luces'].map(stem)).toEqual([
    'camisa',
    'flor',
    'shoe',
    'box',
    'luz',
  ]);
});

test.each([
  'camisa camisas, flor flores, sillón sillones, reloj relojes, pared paredes, pan panes',
  'mes meses, red redes, sol soles, lápiz lápices, pez peces, dulce dulces, coche coches',
  'estuche estuches, guante guantes, juguete juguetes, mueble muebles, perfume perfumes',
  'álbum álbumes, especie especies, serie series, bloque bloques, verde verdes, taza tazas',
  'shoe shoes, box boxes, dress dresses, watch watches, brush brushes, lens lenses, bus buses',
  'phone phones, camera cameras, battery batteries, cookie cookies, price prices, device devices',
  'plate plates, jean jeans, table tables, toy toys, glass glasses, ruby rubies, file files',
])('a singular and its plural meet: %s', (pairs) => {
  for (const pair of pairs.split(', ')) {
    const [one, many] = words(pair);
    expect(stem(many ?? ''), pair).toBe(stem(one ?? ''));
  }
});

test('words that end in s by themselves, short words and numbers stay', () => {
  for (const word of ['gris', 'tenis', 'bus', 'cactus', 'glass', 'gas', 'a', '501s', '4k']) {
    expect(stem(word)).toBe(word);
  }
});
