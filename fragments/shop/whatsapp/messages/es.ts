export const es = {
  open: (store: string) => `Escribir a ${store} por WhatsApp (se abre en otra pestaña)`,
  greeting: (store: string) => `Hola, ${store}. Quiero más información.`,
};
