/** Values go into the places in braces. */
export const es = {
  title: '¿Dejar de recibir correos de {{store}}?',
  text: '{{store}} ya no escribirá a este correo por pedidos ni cuentas nuevas. Lo que ya tienes en una cuenta tuya sigue igual.',
  stop: 'No recibir más correos',
  stopped: '{{store}} ya no te escribe',
  stoppedText: 'A este correo ya no llegan confirmaciones de pedidos ni PIN de cuentas nuevas.',
  resume: 'Volver a recibir correos',
} as const;

export type Messages = typeof es;
