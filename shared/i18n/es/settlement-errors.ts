/** The failures of providers' reports and of their lines. */
export const settlementErrors = {
  settlement_not_found: 'No encontramos esa liquidación.',
  settlement_line_not_found: 'Esa liquidación no tiene esa línea.',
  settlement_line_settled: 'Esa línea ya está resuelta.',
  settlement_line_unlike:
    'El pago de ese pedido no cuadra con la línea: tiene otro monto, otra moneda, otro estado o ya se liquidó.',
  settlement_differs:
    'Ya tomamos un reporte con esa clave y otro contenido. Si el proveedor lo corrigió, pídele uno con otra clave.',
  settlement_unreadable: 'No pudimos leer el reporte.',
  settlement_unreadable_line:
    'No pudimos leer el reporte: revisa la columna «{{column}}» de la línea {{line}}. No tomamos nada.',
  settlement_sums: 'El reporte no cuadra: en cada línea, bruto menos comisión debe dar el neto.',
  settlement_sums_line:
    'El reporte no cuadra: en la línea {{line}}, bruto menos comisión no da el neto. No tomamos nada.',
} as const;
