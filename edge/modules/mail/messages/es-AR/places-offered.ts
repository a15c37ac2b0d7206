/** The words of offered places that Argentina says otherwise. */
export const placesOffered = {
  title: 'Hay lugar para vos',
  kept_one:
    'Se liberó el lugar que esperabas para {{event}}. Hasta el {{until}} está apartado para vos.',
  kept_other:
    'Se liberaron los {{count}} lugares que esperabas para {{event}}. Hasta el {{until}} están apartados para vos.',
  after:
    'Después pasan a quien sigue en la lista. Si ya no los querés, dejalos en la misma página.',
  footer:
    'Recibís este correo porque alguien dejó esta dirección en una lista de espera de {{store}}. Si no fuiste vos, ignoralo: no se cobra nada.',
} as const;
