export { takeOutOld } from './age.ts';
export * as edits from './edit-statements.ts';
export { type CatalogueState, type EditedRow } from './edit-statements.ts';
export * as places from './place-statements.ts';
export { type Place } from './place-statements.ts';
export { freshRank, isTight, neighbours, RANK_STEP, rankBetween, spread } from './ranks.ts';
export { catalogueEndpoints } from './routes.ts';
export { listCatalogues } from './service.ts';
export { cataloguePictures } from './pictures.ts';
