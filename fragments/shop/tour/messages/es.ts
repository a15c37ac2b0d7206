export const es = {
  label: 'Recorrido por tu tienda',
  step: 'Paso {{now}} de {{all}}',
  always: 'Mostrar siempre este tutorial',
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
  close: 'Cerrar el recorrido',
  steps: [
    {
      title: 'Así se ve {{store}}',
      text: 'Este es el inicio de tu tienda, igual que lo ve tu clientela. Lo que solo ves tú está en la barra de la tienda.',
    },
    {
      title: 'Invita a tu equipo',
      text: 'En Equipo invitas por correo a quienes trabajan contigo y decides qué puede hacer cada persona: administrar, llevar la contabilidad, despachar o leer entradas.',
    },
    {
      title: 'Suma tiendas de tu red',
      text: 'En Colaboradores agregas las tiendas con las que trabajas. Las encuentras también en el menú de la tienda.',
    },
    {
      title: 'Comparte tu tienda',
      text: 'Con Compartir mandas la dirección de tu tienda por WhatsApp, redes sociales o correo.',
    },
  ],
} as const;

export type Messages = typeof es;
