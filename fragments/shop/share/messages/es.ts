export const es = {
  share: 'Compartir',
  close: 'Cerrar',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No pudimos copiar el enlace. Selecciónalo y cópialo.',
  email: 'Correo',
  opensTab: '(se abre en otra pestaña)',
} as const;

export type Messages = typeof es;
