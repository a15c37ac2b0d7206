/** Gates of an experience: which kinds of tickets each lets in. */

/** Most characters of a gate's name. */
export const GATE_NAME_MAX = 40;

/** Most gates of one experience, removed ones not counted; our own limit. */
export const GATES_MAX = 20;

/** A gate by the SKUs of the kinds that it lets in; null for every kind. */
export interface GateKinds {
  readonly skus: readonly string[] | null;
}

/** Whether a gate lets in a kind of ticket. @param gate null where none was named: the whole door */
export function gateAdmits(gate: GateKinds | null, sku: string): boolean {
  return gate === null || gate.skus === null || gate.skus.includes(sku);
}

/** The names of the gates that let in a kind of ticket, in their order. */
export function gatesFor(
  gates: readonly (GateKinds & { readonly name: string })[],
  sku: string,
): string[] {
  return gates.filter((gate) => gateAdmits(gate, sku)).map(({ name }) => name);
}
