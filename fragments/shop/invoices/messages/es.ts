import { invoiceKindWords, stampWords } from '../../../../shared/i18n/es/cfdi-words.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';

export const es = {
  pager,
  kinds: invoiceKindWords,
  stamps: stampWords,
  title: 'Mis facturas',
  order: 'Pedido {{number}}, de {{seller}}',
  of: 'De la factura {{number}}',
  pdfOf: 'Descargar {{number}} en PDF',
  xmlOf: 'Descargar {{number}} en XML',
  none: 'Todavía no tienes facturas de {{store}}. Pídelas en la página de cada pedido.',
  purchases: 'Ver mis compras',
} as const;

export type Messages = typeof es;
