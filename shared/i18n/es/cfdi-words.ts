import type { CfdiUse, Regime } from '../../rules/cfdi.ts';

/** The tax regimes, by the codes of c_RegimenFiscal. */
export const regimeWords: Readonly<Record<Regime, string>> = {
  '601': '601 General de Ley Personas Morales',
  '603': '603 Personas Morales con Fines no Lucrativos',
  '605': '605 Sueldos y Salarios e Ingresos Asimilados a Salarios',
  '606': '606 Arrendamiento',
  '607': '607 Enajenación o Adquisición de Bienes',
  '608': '608 Demás ingresos',
  '610': '610 Residentes en el Extranjero sin Establecimiento Permanente en México',
  '611': '611 Ingresos por Dividendos (socios y accionistas)',
  '612': '612 Personas Físicas con Actividades Empresariales y Profesionales',
  '614': '614 Ingresos por intereses',
  '615': '615 Ingresos por obtención de premios',
  '616': '616 Sin obligaciones fiscales',
  '620': '620 Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
  '621': '621 Incorporación Fiscal',
  '622': '622 Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
  '623': '623 Opcional para Grupos de Sociedades',
  '624': '624 Coordinados',
  '625': '625 Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
  '626': '626 Régimen Simplificado de Confianza',
};

/** The uses of an invoice, by the codes of c_UsoCFDI. */
export const cfdiUseWords: Readonly<Record<CfdiUse, string>> = {
  G01: 'G01 Adquisición de mercancías',
  G03: 'G03 Gastos en general',
  I01: 'I01 Construcciones',
  I02: 'I02 Mobiliario y equipo de oficina por inversiones',
  I03: 'I03 Equipo de transporte',
  I04: 'I04 Equipo de cómputo y accesorios',
  I05: 'I05 Dados, troqueles, moldes, matrices y herramental',
  I06: 'I06 Comunicaciones telefónicas',
  I07: 'I07 Comunicaciones satelitales',
  I08: 'I08 Otra maquinaria y equipo',
  D01: 'D01 Honorarios médicos, dentales y gastos hospitalarios',
  D02: 'D02 Gastos médicos por incapacidad o discapacidad',
  D03: 'D03 Gastos funerales',
  D04: 'D04 Donativos',
  D05: 'D05 Intereses reales pagados por créditos hipotecarios (casa habitación)',
  D06: 'D06 Aportaciones voluntarias al SAR',
  D07: 'D07 Primas por seguros de gastos médicos',
  D08: 'D08 Gastos de transportación escolar obligatoria',
  D09: 'D09 Depósitos en cuentas para el ahorro, primas de planes de pensiones',
  D10: 'D10 Pagos por servicios educativos (colegiaturas)',
  S01: 'S01 Sin efectos fiscales',
};

/** What a document is, and how its stamp stands. */
export const invoiceKindWords = {
  invoice: 'Factura',
  credit: 'Nota de crédito',
  global: 'Factura global',
} as const;
export const stampWords = {
  none: 'Sin timbrar',
  stamped: 'Timbre de prueba',
  declined: 'Timbre rechazado',
} as const;

/** The fields of a buyer's invoicing data. Values replace the names in braces. */
export const taxFieldWords = {
  askHint: 'Escríbelos como aparecen en tu Constancia de Situación Fiscal.',
  rfc: 'RFC',
  rfcHint: '12 caracteres si es de una empresa, 13 si es de una persona.',
  name: 'Nombre o razón social',
  nameHint: 'De una empresa, sin el tipo de sociedad (S.A. de C.V.).',
  regime: 'Régimen fiscal',
  use: 'Uso de la factura',
  postal_code: 'Código postal del domicilio fiscal',
  choose: 'Elige uno',
  regimes: regimeWords,
  uses: cfdiUseWords,
  needs: {
    rfc: 'Escribe un RFC válido: revisa cada letra y cada número.',
    name: 'Escribe el nombre como está en el SAT.',
    regime: 'Elige un régimen que corresponda a ese RFC.',
    use: 'Elige un uso que tu régimen permita: {{uses}}.',
    postal_code: 'Escribe los cinco números del código postal.',
  },
} as const;
