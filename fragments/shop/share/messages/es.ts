export const es = {
  share: 'Compartir',
  shareShop: 'Compartir la tienda',
  earn: 'Comparte y gana',
  earnText: 'Lo que se compre con este enlace cuenta para el socio que muestra este botón.',
  close: 'Cerrar',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copiesFirst: 'Copia el enlace y abre la red para pegarlo:',
  copied: 'Enlace copiado',
  copyFailed: 'No pudimos copiar el enlace. Selecciónalo y cópialo.',
  email: 'Correo',
  opensTab: '(se abre en otra pestaña)',
} as const;

export type Messages = typeof es;
