import {
  invoiceKindWords,
  regimeWords,
  stampWords,
} from '../../../../shared/i18n/es/cfdi-words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Facturas',
  intro:
    'Las facturas CFDI 4.0 y notas de crédito de tus pedidos. Se numeran sin huecos; al reembolsar se emite sola la nota de crédito.',
  done: {
    saved: 'Se guardaron los datos fiscales.',
    issued: 'Se emitió la factura.',
    stamped: 'El servicio de timbrado respondió: mira abajo cómo quedó.',
  },
  waiting: 'Por emitir',
  waitingHint: 'Quien compró ya dio sus datos. Se emiten cuando el pedido está pagado.',
  askedOn: 'Se pidió el {{at}}',
  notPaid: 'Falta que se pague',
  issue: 'Emitir',
  issueOf: 'Emitir la factura del pedido {{number}}',
  filter: 'Número de factura',
  filterHint: 'Con un * al final busca todo lo que empieza igual.',
  find: 'Buscar',
  list: 'Lista de facturas',
  kinds: invoiceKindWords,
  stamps: stampWords,
  of: 'de la factura {{number}}',
  order: 'Pedido {{number}}',
  stamp: 'Timbrar',
  stampOf: 'Timbrar {{number}}',
  pdfOf: 'Descargar {{number}} en PDF',
  xmlOf: 'Descargar {{number}} en XML',
  none: 'No hay facturas',
  noneText: 'Aparecen cuando quien compró pide la suya en la página de su pedido.',
  noneFound: 'Ninguna factura tiene ese número',
  showAll: 'Ver todas',
  previous: 'Anteriores',
  next: 'Siguientes',
  billing: 'Datos fiscales de la tienda',
  billingHint:
    'Con ellos se emite cada factura nueva; las ya emitidas no cambian. Sin ellos ninguna se emite.',
  rfc: 'RFC',
  name: 'Nombre o razón social, como está en el SAT',
  regime: 'Régimen fiscal',
  postal_code: 'Código postal del lugar de expedición',
  vat: 'IVA que incluyen tus precios',
  vats: { '1600': '16 %', '800': '8 % (región fronteriza)', '0': 'Tasa 0 %' },
  issuesAlone: 'Emitir sola cada factura en cuanto se paga el pedido',
  issuesAloneHint:
    'Vale para los pedidos cuyo comprador ya dio sus datos; lo que está por emitir se emite a mano.',
  choose: 'Elige uno',
  save: 'Guardar',
  regimes: regimeWords,
  needs: {
    rfc: 'Escribe un RFC válido: revisa cada letra y cada número.',
    name: 'Escribe el nombre como está en el SAT.',
    regime: 'Elige un régimen que corresponda a ese RFC.',
    postal_code: 'Escribe los cinco números del código postal.',
  },
} as const;

export type Messages = typeof es;
