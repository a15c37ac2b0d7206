export const placesOffered = {
  title: 'Hay lugar para ti',
  hello: 'Hola, {{name}}.',
  kept_one:
    'Se liberó el lugar que esperabas para {{event}}. Hasta el {{until}} está apartado para ti.',
  kept_other:
    'Se liberaron los {{count}} lugares que esperabas para {{event}}. Hasta el {{until}} están apartados para ti.',
  after:
    'Después pasan a quien sigue en la lista. Si ya no los quieres, déjalos en la misma página.',
  see: 'Ver mis lugares',
  stop: 'No recibir más correos de {{store}}',
  footer:
    'Recibes este correo porque alguien dejó esta dirección en una lista de espera de {{store}}. Si no fuiste tú, ignóralo: no se cobra nada.',
} as const;
