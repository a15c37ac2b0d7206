import { pager } from '../../../../shared/i18n/es/pager.ts';
import type { ItemKind } from '../../../../shared/contracts/fields.ts';
import type { ItemSort } from '../../../../shared/contracts/items.ts';
import { generic, lists } from '../../../../shared/i18n/es/words.ts';

const kinds = {
  product: 'Productos',
  digital: 'Digitales',
  service: 'Servicios',
  experience: 'Experiencias',
} as const satisfies Record<ItemKind, string>;

const notFound = {
  product: lists.productsNotFound,
  digital: 'No se encontraron productos digitales',
  service: lists.servicesNotFound,
  experience: 'No se encontraron experiencias',
  any: lists.productsNotFound,
} as const satisfies Record<ItemKind | 'any', string>;

const sorts = {
  queue_position: 'Más relevantes',
  '-list_price': 'Precio: de mayor a menor',
  list_price: 'Precio: de menor a mayor',
} as const satisfies Record<ItemSort, string>;

export const es = {
  pager,
  kinds,
  notFound,
  sorts,
  results_one: '{{shown}} resultado',
  results_other: '{{shown}} resultados',
  moreThan: 'más de {{shown}} resultados',
  corrected: 'Resultados para «{{words}}»',
  asTyped: 'No encontramos nada con «{{text}}».',
  loading: 'Cargando…',
  seeAll: 'Ver todo',
  seeAllOf: 'Ver todo: {{title}}',
  sort: 'Ordenar por',
  apply: 'Ordenar',
  filters: 'Filtros',
  close: 'Cerrar',
  kind: 'Tipo',
  catalogue: 'Catálogo',
  price: 'Precio',
  availability: 'Disponibilidad',
  availableOnly: 'Disponibles ahora',
  unavailableOnly: 'Agotados',
  moreChoices: 'Ver {{n}} más',
  priceTo: 'Hasta {{to}}',
  priceFrom: '{{from}} o más',
  priceBetween: '{{from}} a {{to}}',
  matches_one: '{{count}} resultado',
  matches_other: '{{count}} resultados',
  active: 'Filtros activos',
  remove: 'Quitar filtro: {{filter}}',
  clearAll: 'Limpiar todo',
  showResults: 'Ver resultados',
  from: 'Desde',
  now: 'Precio actual',
  before: 'Precio anterior',
  free: 'Gratis',
  ask: 'Consultar precio',
  soldOut: 'Agotado',
  onDemand: 'Sobre pedido',
  concluded: 'Concluido',
  unavailable: 'No disponible',
  off: '−{{percent}}%',
  offSpoken: '{{percent}}% de descuento',
  soldBy: 'Vendido por {{owner}}',
  noMatch: 'No encontramos resultados para «{{text}}»',
  noMatchHint: 'Revisa la ortografía, usa menos palabras o crea una búsqueda más amplia.',
  createSearch: lists.createSearch,
  noMatchFilters: 'Ningún resultado coincide con estos filtros',
  noMatchFiltersHint: 'Quita alguno para ver más opciones.',
  emptyHint: 'Todavía no hay nada que mostrar aquí. Vuelve pronto o explora el resto de la tienda.',
  noCatalogue: lists.categoryNotFound,
  noCatalogueHint: 'Puede que haya cambiado de nombre o que ya no exista.',
  allCatalogues: 'Ver los catálogos',
  pastLast: 'Esta página no existe',
  pastLastHint: 'La lista termina antes.',
  firstPage: 'Ir a la primera página',
  backToStore: 'Ir al inicio de la tienda',
  seeEverything: 'Ver todo en la tienda',
  failed: generic.hasOccurred,
  failedHint: 'No pudimos cargar la lista. Por favor, intenta de nuevo.',
  retry: 'Intentar de nuevo',
} as const;

export type Messages = typeof es;
