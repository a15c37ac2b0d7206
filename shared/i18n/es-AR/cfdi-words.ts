/** The words of a form of tax data that Argentina says otherwise. */
export const taxFieldWords = {
  askHint: 'Escribilos como aparecen en tu Constancia de Situación Fiscal.',
  choose: 'Elegí uno',
  needs: {
    rfc: 'Escribí un RFC válido: revisá cada letra y cada número.',
    name: 'Escribí el nombre como está en el SAT.',
    regime: 'Elegí un régimen que corresponda a ese RFC.',
    use: 'Elegí un uso que tu régimen permita: {{uses}}.',
    postal_code: 'Escribí los cinco números del código postal.',
  },
} as const;
