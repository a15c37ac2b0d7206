import { generic } from '../../../../shared/i18n/es-AR/words.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  title: 'Abrí tu tienda',
  text: 'Elegí un nombre y una dirección: tu tienda queda en línea de inmediato, sin costo.',
  tryAgain: generic.tryAgain,
  suggestions: 'Estas direcciones están libres: elegí una y tu tienda se abre ahí',
  choose: 'Estas direcciones están libres: tocá una para usarla',
  yours: 'Ya tenés una tienda',
  nextText: 'Hacé estos pasos en el orden que quieras; podés dejar cualquiera para después.',
  problems: {
    long: 'Usá 150 caracteres como máximo',
    slug: 'Usá solo letras sin acento, números, guion y guion bajo: 63 como máximo',
  },
  needs: {
    name: 'Escribí el nombre de tu tienda',
    slug: 'Escribí la dirección de tu tienda',
  },
} as const;
