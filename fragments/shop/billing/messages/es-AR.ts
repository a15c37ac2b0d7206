/** What Argentina says in other words. */
export const argentine = {
  hint: 'Si no lo completás, usamos tu contacto y la dirección de entrega. El banco compara estos datos con los de la tarjeta; acá nunca se escribe su número.',
  labels: {
    suite: 'Piso y depto.',
    address_line_2: 'Barrio o segunda línea',
    state_code: 'Provincia o su código',
  },
  needs: {
    first_name: 'Escribí el nombre de la tarjeta',
    surname: 'Escribí los apellidos',
    email: 'Escribí el correo',
    phone: 'Escribí el teléfono',
    street_name: 'Escribí la calle',
    street_number: 'Escribí el número de la calle',
    postal_code: 'Escribí el código postal',
    city: 'Escribí la ciudad',
    state_code: 'Escribí la provincia',
    country_code: 'Elegí el país',
  },
  problems: { email: 'Revisá el correo: le falta algo' },
} as const;
