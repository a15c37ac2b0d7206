import type { Said } from '../../fragments/_runtime/embedding.ts';

/** A custom property by which a page dresses the elements; it stays within v1. */
export interface Token {
  readonly name: `--shop-${string}`;
  /** The design's own property that it sets; without it that one keeps the store's value. */
  readonly sets: string;
  readonly says: Said;
}

/** Every `--shop-*` property of v1, beside `--shop-rem`, the size of one rem in the elements. */
export const TOKENS: readonly Token[] = [
  {
    name: '--shop-primary',
    sets: '--color-primary',
    says: { es: 'Fondo de los botones principales.', en: 'Ground of the main buttons.' },
  },
  {
    name: '--shop-on-primary',
    sets: '--color-on-primary',
    says: { es: 'Texto sobre ese fondo.', en: 'Text on that ground.' },
  },
  {
    name: '--shop-link',
    sets: '--color-primary-ink',
    says: { es: 'Enlaces y texto destacado.', en: 'Links and marked text.' },
  },
  {
    name: '--shop-accent',
    sets: '--color-accent',
    says: {
      es: 'Segundo color: avisos y descuentos.',
      en: 'Second colour: notices and discounts.',
    },
  },
  {
    name: '--shop-text',
    sets: '--color-text',
    says: { es: 'Texto.', en: 'Text.' },
  },
  {
    name: '--shop-muted',
    sets: '--color-text-muted',
    says: { es: 'Texto secundario.', en: 'Secondary text.' },
  },
  {
    name: '--shop-surface',
    sets: '--color-surface',
    says: { es: 'Fondo de tarjetas y paneles.', en: 'Ground of cards and panels.' },
  },
  {
    name: '--shop-line',
    sets: '--color-line',
    says: { es: 'Líneas y bordes.', en: 'Lines and borders.' },
  },
  {
    name: '--shop-font',
    sets: '--font-body',
    says: { es: 'Letra del texto.', en: 'Typeface of the text.' },
  },
  {
    name: '--shop-heading-font',
    sets: '--font-heading',
    says: { es: 'Letra de los títulos.', en: 'Typeface of the titles.' },
  },
  {
    name: '--shop-radius',
    sets: '--radius-m',
    says: { es: 'Redondeo de tarjetas y botones.', en: 'Rounding of cards and buttons.' },
  },
];
