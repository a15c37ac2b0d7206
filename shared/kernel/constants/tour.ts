/** The app whose tour a store's owner is shown, as `setup-apps` names it. */
export const STORE_TOUR = 'store';
/** What at the end of the front's address asks for the tour, whatever was said of it before. */
export const TOUR_HASH = '#tour';
