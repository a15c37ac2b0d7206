export const es = {
  share: 'Compartir',
  shareShop: 'Compartir la tienda',
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
