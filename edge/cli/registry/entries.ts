/** An operator's file of remote fragments, as entries for KV. */
import { z } from 'zod';
import {
  documentKey,
  POINTER_KEY,
  registryDocument,
  revisionOf,
  type RegistryPointer,
} from '../../../shared/contracts/fragment-registry.ts';

/** Documents under names that the operator chooses, and which of them counts for which stores. */
const registryFile = z.strictObject({
  documents: z.record(z.string(), registryDocument),
  stable: z.string(),
  canary: z.strictObject({ document: z.string(), stores: z.array(z.string()) }).optional(),
  pins: z.record(z.string(), z.string()).default({}),
});

/** A pair as `wrangler kv bulk put` takes it. */
export interface KvEntry {
  readonly key: string;
  readonly value: string;
}

/**
 * The documents under their revisions, and last the pointer: so a reader of the pointer finds the
 * document that it names.
 * @param text a registry file
 * @throws an error that names the file's faults
 */
export async function registryEntries(text: string): Promise<KvEntry[]> {
  const parsed = registryFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { documents, stable, canary, pins } = parsed.data;
  const revisions = new Map<string, string>();
  const entries: KvEntry[] = [];
  for (const [name, document] of Object.entries(documents)) {
    const value = JSON.stringify(document);
    const revision = await revisionOf(value);
    revisions.set(name, revision);
    entries.push({ key: documentKey(revision), value });
  }
  const named = (name: string): string => {
    const revision = revisions.get(name);
    if (revision === undefined) throw new Error(`there is no document "${name}"`);
    return revision;
  };
  const pointer: RegistryPointer = {
    stable: named(stable),
    ...(canary ? { canary: { revision: named(canary.document), stores: canary.stores } } : {}),
    pins: Object.fromEntries(Object.entries(pins).map(([store, name]) => [store, named(name)])),
  };
  return [...entries, { key: POINTER_KEY, value: JSON.stringify(pointer) }];
}
