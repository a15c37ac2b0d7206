/** Whom a slide, a banner or a header is for. */
export const audienceNames = {
  all: 'Todas las personas',
  anonymous: 'Visitantes sin cuenta',
  registered: 'Personas registradas',
  entrepreneurs_without_store: 'Emprendedores sin tienda',
  entrepreneurs_with_store: 'Emprendedores con tienda',
} as const;

/** The labels of a header's button, as shoppers read them. */
export const headerButtons = {
  signup: 'Regístrate',
  signupnow: 'Regístrate ahora',
  signupfree: 'Regístrate gratis',
  buynow: 'Comprar ahora',
  more: 'Ver más',
} as const;

/** How much a new account is asked for. */
export const signupForms = { complete: 'Completo', basic: 'Básico' } as const;

/** The ways to deliver that a store offers by itself. */
export const storeDeliveries = {
  fixed_delivery: 'Envío a costo fijo',
  collection: 'Recoger en la tienda',
} as const;

/** How an item's units are kept. */
export const stockTypes = { onstock: 'Se cuentan', ondemand: 'Se hace sobre pedido' } as const;

/** As what an item's seller sells it. */
export const sellerTypes = { business: 'Negocio', personal: 'Particular' } as const;
