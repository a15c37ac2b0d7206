/** The DOM event on `document` by which code outside the modules listens to the bus. */
export const BUS_EVENT = 'shop:bus';

/** The DOM event on `document` by which code outside the modules emits a topic without a payload. */
export const EMIT_EVENT = 'shop:emit';

/** The DOM event on `document` that asks the loader to take up fragments inserted later. */
export const SCAN_EVENT = 'shop:scan';
