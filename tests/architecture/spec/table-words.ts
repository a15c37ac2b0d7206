import type { WordsRow } from './row.ts';

const bySlash = (texts: readonly string[]) => texts.flatMap((text) => text.split(' / '));

/** Every text of section 8 and its name in the code. */
export const wordsTable: readonly WordsRow[] = [
  {
    quote: "'Failed' / 'Follow action fail. Please try later'",
    home: ['en.follow.failed', 'en.follow.failedText'],
    issue: 'resale',
  },
  { quote: "Reorder failure: 'An error occurred'", home: ['en.generic.occurred'], issue: 'owners' },
  {
    quote: "'catalogue not deleted' (success 'catalogue deleted')",
    home: ['en.catalogue.notDeleted', 'en.catalogue.deleted'],
    issue: 'owners',
  },
  {
    quote: "'It was not possible to delete the catalog.'",
    home: ['en.catalogue.couldNotDelete'],
    issue: 'owners',
  },
  { quote: "Image rejected: 'Imagen rechazada'", home: ['es.image.rejected'], issue: 'owners' },
  {
    quote: "('Categoría no encontrada', 'Proveedor no encontrado'",
    home: ['es.lists.categoryNotFound', 'es.lists.supplierNotFound'],
    issue: 'owners',
  },
  {
    quote: "Banner: 'Ocurrió un error' (title Error)",
    home: ['es.generic.occurred'],
    issue: 'owners',
  },
  { quote: "server message or 'Ocurrió un error'", home: ['es.generic.occurred'], issue: 'owners' },
  {
    quote: "'Se creó el header correctamente', 'Se actualizó ...', 'Se borró ...'",
    home: ['es.header.created', 'es.header.updated', 'es.header.deleted'],
    issue: 'owners',
  },
  { quote: "Activation, title 'failed'", home: ['en.activation.failed'], issue: 4 },
  {
    quote:
      "user_already_active gives 'user already activated'; user_does_not_exist gives 'user does not exist'",
    home: ['en.activation.user_already_active', 'en.activation.user_does_not_exist'],
    issue: 4,
  },
  { quote: "Registration, 'Failed!' toasts", home: ['en.registration.failed'], issue: 4 },
  {
    quote: "existing_user 'The user already exists'",
    home: ['en.registration.existing_user'],
    issue: 4,
  },
  {
    quote:
      "'The activation email could not be sent (client error / server error)! Please, try again later'",
    home: ['en.registration.email_client_failure', 'en.registration.email_server_failure'],
    reads: (texts) =>
      ['client error', 'server error'].flatMap((side) =>
        texts.map((text) => text.replace('client error / server error', side)),
      ),
    issue: 4,
  },
  {
    quote: "user_already_exists 'The user has already been activated!'",
    home: ['en.registration.user_already_exists'],
    issue: 4,
  },
  {
    quote:
      "'Your line is not eligible to execute the service charge. Please contact your telephone operator…'",
    home: ['en.registration.not_eligible'],
    issue: 4,
  },
  { quote: "else 'Unkown error'", home: ['en.registration.unknown'], issue: 4 },
  {
    quote: "'Only products from the franchise owner are allowed.'",
    home: ['en.product.onlyFranchise'],
    issue: 'owners',
  },
  {
    quote: "'Falta configuración del vendedor / Contacte a su vendedor'",
    home: ['es.supplier.missing', 'es.supplier.missingText'],
    reads: bySlash,
    issue: 2,
  },
  {
    quote: "'Error al obtener la información de vendedor / Intente después.'",
    home: ['es.supplier.fetchFailed', 'es.supplier.fetchFailedText'],
    reads: bySlash,
    issue: 'orders',
  },
  { quote: "'Error al generar el recibo'", home: ['es.supplier.receiptFailed'], issue: 'orders' },
  { quote: "'Attempt to move product failed'", home: ['en.move.failed'], issue: 'owners' },
  { quote: "other 400 an error; else 'Error'", home: ['es.generic.error'], issue: 'owners' },
  {
    quote:
      "'Ocurrio un error al agregar al catálogo'; clone 'Ocurrió un error al copiar el catálogo'; remove 'Ocurrio un error al borrar el producto del catálogo'",
    home: ['es.add.failed', 'es.add.cloneFailed', 'es.add.removeFailed'],
    issue: 'owners',
  },
  {
    quote: "'Los productos han sido agregado al catálogo', 'Catálogo copiado correctamente'",
    home: ['es.add.added', 'es.add.cloned'],
    issue: 'owners',
  },
  {
    quote: "'Campaign was {action} successful'",
    home: ['en.campaign.done'],
    issue: 'plans and campaigns',
  },
  {
    quote: "'Payment error!' with the server message or 'The package buy process has failed'",
    home: ['en.downgrade.paymentError', 'en.downgrade.failed'],
    issue: 'plans and campaigns',
  },
  {
    quote:
      "'El intento de pago falló. Por favor, seleccione otra forma de pago o intente más tarde'",
    home: ['es.payment.attemptFailed'],
    issue: 2,
  },
  { quote: "else 'Ha ocurrido un error'", home: ['es.generic.hasOccurred'], issue: 'payments' },
  {
    quote: "'El intento de pago falló y no fue posible completar la transacción.'",
    home: ['es.payment.redirectFailed'],
    issue: 'payments',
  },
  {
    quote: "'Payment attempt failed', 'Payment setup failed. Try again later.'",
    home: ['en.payment.failed', 'en.payment.setupFailed'],
    issue: 'payments',
  },
  {
    quote: "'The attempted payment failed. Please contact your bank for further information'",
    home: ['en.payment.declined'],
    issue: 2,
  },
  { quote: "Checkout, warning toast 'Error' 7 s", home: ['es.generic.error'], issue: 2 },
  {
    quote: "slug_public_was_alrready_generated gives 'el slug publico ya fue generado'",
    home: ['es.checkout.slug_public_was_alrready_generated'],
    issue: 'orders',
  },
  {
    quote: "'The purchase cannot be made at the moment'",
    home: ['en.checkout.notPossible'],
    issue: 2,
  },
  {
    quote: "'The time to complete your purchase has expired'; 'Purchase amount exceeded'",
    home: ['en.checkout.expired', 'en.checkout.amountExceeded'],
    issue: 2,
  },
  {
    quote: "'Error when obtaining the details of an order', 'Order not found'",
    home: ['en.orders.detailsFailed', 'en.orders.notFound'],
    issue: 'orders',
  },
  {
    quote:
      "'An error occurred while trying to cancel the purchase order', 'The purchase order is already canceled', 'Your order cannot be returned when canceled'",
    home: ['en.orders.cancelFailed', 'en.orders.alreadyCanceled', 'en.orders.canceledNotReturned'],
    issue: 'orders',
  },
  {
    quote: "'The experience has ended and no more tickets can be created'",
    home: ['en.orders.experienceEnded'],
    issue: 2,
  },
  {
    quote: "'Error adding to shopping cart', 'Error updating quantity'",
    home: ['en.cart.addFailed', 'en.cart.updateFailed'],
    issue: 2,
  },
  {
    quote:
      "'The product is temporarily unavailable for sale', 'The product is out of stock', 'The requested amount is greater than the number of available items'",
    home: ['en.stock.unavailable', 'en.stock.outOfStock', 'en.stock.insufficient'],
    issue: 2,
  },
  {
    quote:
      "'The amount entered is greater than the amount available', 'The refund could not be completed successfully', 'successfully refunded {amount}'",
    home: ['en.refund.tooMuch', 'en.refund.failed', 'en.refund.done'],
    issue: 'orders',
  },
  {
    quote: "'Return started successfully', 'Return request closed'",
    home: ['en.success.returnStarted', 'en.success.returnClosed'],
    issue: 'orders',
  },
  {
    quote: "'La franquicia se eliminó de tu tienda' and 'La franquicia se agregó a tu tienda'",
    home: ['es.success.franchiseRemoved', 'es.success.franchiseAdded'],
    issue: 'owners',
  },
  {
    quote: "'The user already exists, please try a different one.'",
    home: ['en.registration.existingUserTryAnother'],
    issue: 4,
  },
  { quote: "'Product, service or experience not found'", home: ['en.product.notFound'], issue: 2 },
  { quote: "'No message'", home: ['en.alerts.noMessage'], issue: 'talk' },
  {
    quote: "'An error has occurred'; 'An error occurred, please try again'",
    home: ['en.generic.hasOccurred', 'en.generic.tryAgain'],
    issue: 2,
  },
];
