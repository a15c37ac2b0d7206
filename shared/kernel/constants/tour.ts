/** The app whose tour a store's owner is shown, as `setup-apps` names it. */
export const STORE_TOUR = 'store';
/** The end of the front page's address that starts the tour, even for an owner who declined it. */
export const TOUR_HASH = '#tour';
