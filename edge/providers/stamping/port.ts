/**
 * Stamps invoices: a service that the tax authority has approved (PAC) seals a document and gives it
 * its fiscal folio. No such service is connected: the only adapter is a sandbox, whose folios have no
 * effect on taxes, and a platform without one leaves every document unstamped and marked so. An adapter
 * of a real service needs the issuer's certificates, and a contract with it.
 */
export interface Stamping {
  /**
   * Stamps a document.
   * @param id the document's; a service that has stamped it gives the same folio again
   * @param xml in the format CFDI 4.0, without seal
   */
  stamp(id: string, xml: string): Promise<Stamped>;
}

export type Stamped =
  /** `folio` is the fiscal folio, a UUID. */
  | { readonly kind: 'stamped'; readonly folio: string }
  /** The document is wrong, and stays so until a person has changed something. */
  | { readonly kind: 'declined'; readonly fault: string }
  /** Nobody knows whether it was stamped: it is asked again under the same id. */
  | { readonly kind: 'unknown'; readonly fault: 'timeout' | 'error' };

/** The service as its callers see it: one that throws, or that takes longer than `wait`, is unknown. */
export async function stampWithin(
  stamping: Stamping,
  document: { readonly id: string; readonly xml: string },
  wait: number,
): Promise<Stamped> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Stamped>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unknown', fault: 'timeout' }), wait);
  });
  const asked = stamping
    .stamp(document.id, document.xml)
    .catch((): Stamped => ({ kind: 'unknown', fault: 'error' }));
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
