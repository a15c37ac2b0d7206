const common = {
  route: 'Calle',
  reference: 'Referencias para la entrega',
  address_name: 'Quién recibe',
  address_phone: 'Celular de quien recibe',
  administrative_area_level_3: 'Nivel administrativo 3',
  administrative_area_level_4: 'Nivel administrativo 4',
  administrative_area_level_5: 'Nivel administrativo 5',
} as const;

/** The fields of an address, as each country calls them. */
export const addressLabels = {
  MX: {
    ...common,
    street_number: 'Núm. exterior',
    suite: 'Núm. interior',
    sublocality: 'Colonia',
    postal_code: 'Código postal',
    locality: 'Ciudad o municipio',
    administrative_area_level_1: 'Estado',
    administrative_area_level_2: 'Municipio o alcaldía',
  },
  AR: {
    ...common,
    street_number: 'Altura',
    suite: 'Piso y depto.',
    sublocality: 'Barrio',
    postal_code: 'Código postal',
    locality: 'Localidad',
    administrative_area_level_1: 'Provincia',
    administrative_area_level_2: 'Partido o departamento',
  },
  US: {
    ...common,
    street_number: 'Número',
    suite: 'Departamento o unidad',
    sublocality: 'Zona',
    postal_code: 'Código postal (ZIP)',
    locality: 'Ciudad',
    administrative_area_level_1: 'Estado o provincia',
    administrative_area_level_2: 'Condado',
  },
} as const;

/** The messages at the fields of an address that no other form has. */
export const addressProblems = {
  postalCode: 'Código postal inválido',
} as const;

/** The request of an empty field, by its name. */
export const addressNeeds = {
  country: 'Elige el país',
  route: 'Escribe la calle',
  street_number: 'Escribe el número',
  sublocality: 'Escribe la colonia',
  postal_code: 'Escribe el código postal',
  locality: 'Escribe la ciudad o el municipio',
  administrative_area_level_1: 'Indica el estado o la provincia',
} as const;
