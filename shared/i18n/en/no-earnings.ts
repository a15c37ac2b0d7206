/** Why a sale earned nothing; no words for a seller who earned. */
export const noEarnings = {
  reseller: '',
  code: '',
  touch: '',
  buy_by: 'The buyer has a store and paid the reseller price: nobody earns by this sale.',
  own_purchase:
    'The seller bought it, with the own account or contact: an own purchase earns nothing.',
  own_goods: 'The goods are the seller’s own: there is no resale to share.',
  paused: 'The network has paused this seller: until that ends, its sales earn nothing.',
  no_seller: 'Nobody of the network brought this sale.',
  no_rates: 'The network had not set who gets which part.',
} as const;
