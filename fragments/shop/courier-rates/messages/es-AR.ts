/** The texts that differ in Argentina. */
export const argentine = {
  intro: 'Decinos a dónde va y preguntamos a los correos cuánto cobran. Tardan unos segundos.',
  rates: 'Elegí una tarifa',
  fallback: 'Podés elegir abajo el envío a costo fijo: {{cost}}.',
  fallbackDay: 'Podés elegir abajo el envío a costo fijo: {{cost}}, llega el {{day}}.',
  noFallback: 'Elegí abajo otra forma de entrega.',
  chooseState: 'Elegí…',
  atBranch: 'Retirás en la sucursal {{name}}',
  branchTitle: 'Retirar en una sucursal de Correo Argentino',
} as const;
