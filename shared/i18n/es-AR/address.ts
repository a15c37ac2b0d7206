/** The requests of an address's empty fields that Argentina says otherwise. */
export const addressNeeds = {
  country: 'Elegí el país',
  route: 'Escribí la calle',
  street_number: 'Escribí la altura',
  sublocality: 'Escribí el barrio',
  postal_code: 'Escribí el código postal',
  locality: 'Escribí la localidad',
  administrative_area_level_1: 'Indicá la provincia',
} as const;
