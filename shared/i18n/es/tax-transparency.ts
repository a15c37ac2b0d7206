/** What a receipt of an Argentine store says of taxes, in the words of its law. */
export const taxTransparency = {
  law: 'Ley 27.743 – Régimen de Transparencia Fiscal al Consumidor',
  vat: 'IVA contenido',
  others: 'Otros impuestos nacionales indirectos',
} as const;
