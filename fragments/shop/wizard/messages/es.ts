import { wizardSteps } from '../../../../shared/i18n/es/wizard-steps.ts';
import { validation } from '../../../../shared/i18n/es/words.ts';
import { generic } from '../../../../shared/i18n/es/generic.ts';
import { forms } from '../../../../shared/i18n/es/forms.ts';

export const es = {
  title: 'Abre tu tienda',
  text: 'Elige un nombre y una dirección: tu tienda queda en línea de inmediato, sin costo.',
  name: 'Nombre de la tienda',
  slug: 'Dirección',
  address:
    'Letras sin acento, números, guion y guion bajo. Tu tienda estará en {{slug}}.{{domain}}',
  anySlug: 'direccion',
  asking: 'Revisando si está libre…',
  free: '{{slug}}.{{domain}} está libre',
  taken: validation.slugTaken,
  suggestions: 'Estas direcciones están libres: elige una y tu tienda se abre ahí',
  choose: 'Estas direcciones están libres: toca una para usarla',
  tryAgain: generic.tryAgain,
  open: 'Abrir mi tienda',
  opening: 'Abriendo tu tienda…',
  opened: 'Tu tienda está en línea',
  yours: 'Ya tienes una tienda',
  enter: 'Entrar a mi tienda',
  next: 'Lo que sigue',
  done: 'Listo',
  progress: 'Listos: {{done}} de {{all}}',
  nextText: 'Haz estos pasos en el orden que quieras; puedes dejar cualquiera para después.',
  steps: wizardSteps,
  goOn: 'Seguir: {{step}}',
  finish: 'Ver lo que tiene mi tienda',
  problems: {
    required: forms.problems.required,
    long: 'Usa 150 caracteres como máximo',
    slug: 'Usa solo letras sin acento, números, guion y guion bajo: 63 como máximo',
  },
  needs: {
    name: 'Escribe el nombre de tu tienda',
    slug: 'Escribe la dirección de tu tienda',
  },
} as const;

export type Messages = typeof es;
