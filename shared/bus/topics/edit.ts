import * as z from 'zod/mini';
import { event, state } from '../topic.ts';

/** An owner switched the store's admin elements on or off. */
export const editMode = state('edit:mode', import.meta.env?.DEV && z.object({ on: z.boolean() }));

/** The account takes its own last change of the store back. */
export const changeUndo = event('edit:undo', import.meta.env?.DEV && z.object({}));

/** The account makes its change again that it took back last. */
export const changeRedo = event('edit:redo', import.meta.env?.DEV && z.object({}));

/** The owner edits the store's headers. */
export const headersEdit = event('edit:headers', import.meta.env?.DEV && z.object({}));

/** The owner edits the store's carousel. */
export const slidesEdit = event('edit:slides', import.meta.env?.DEV && z.object({}));

/** The page's opening was changed: slides or header. */
export const heroChanged = event('edit:hero-changed', import.meta.env?.DEV && z.object({}));

/** The owner adds other stores' products to the store. */
export const productsAdd = event('edit:products-add', import.meta.env?.DEV && z.object({}));

/** The owner puts the page's product, or the products of its catalogue, into catalogues. */
export const cataloguesPick = event('edit:catalogues-pick', import.meta.env?.DEV && z.object({}));

/** The owner looks at the store's own catalogues. */
export const ownCataloguesOpen = event('edit:own-catalogues', import.meta.env?.DEV && z.object({}));

/** The owner chooses the franchises that the store shows. */
export const franchisesPick = event('edit:franchises-pick', import.meta.env?.DEV && z.object({}));
