/** Failures of invoices, of the global ones of a period, and of their stamps. */
export const invoiceErrors = {
  invoice_not_found: 'No encontramos la factura.',
  invoice_issued: 'La factura de este pedido ya se emitió. Recarga la página para verla.',
  invoice_too_early: 'La factura se emite cuando el pedido esté pagado.',
  invoice_canceled: 'Ese pedido se canceló: no tiene factura.',
  invoice_elsewhere:
    'De este pedido no se emiten facturas CFDI: la tienda no está en México o no cobra en pesos.',
  invoice_data:
    'Revisa los datos de facturación: el RFC, el régimen y el uso deben corresponder entre sí.',
  billing_missing: 'Primero guarda los datos fiscales de la tienda.',
  invoice_not_asked: 'De ese pedido todavía nadie pidió factura.',
  period_not_begun: 'Ese periodo todavía no empieza: elige un día que ya pasó, o el de hoy.',
  period_empty: 'En ese periodo no hay ventas sin factura: ya están todas en alguna.',
  period_regime: 'Dos meses juntos solo los factura el régimen 621 (Incorporación Fiscal).',
  stamping_off: 'Esta plataforma no tiene servicio de timbrado: la factura queda sin timbrar.',
  stamping_failed:
    'El servicio de timbrado no respondió. La factura sigue sin timbrar; inténtalo de nuevo.',
} as const;
