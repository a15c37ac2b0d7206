/** The manifests of the fragments, as far as the budgets need them. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WeightClass } from '../../../shared/kernel/weight-class.ts';

export interface Declared {
  /** When the fragment's module loads. */
  readonly hydrate: string;
  /** Its weight class. */
  readonly weight: WeightClass;
}

/** Reads every fragment's manifest: folder name → what it declares. */
export async function readManifests(root: string): Promise<Record<string, Declared>> {
  const found: Record<string, Declared> = {};
  for (const file of globSync('fragments/[!_]*/*/manifest.ts', { cwd: root })) {
    const { manifest } = (await import(pathToFileURL(join(root, file)).href)) as {
      manifest: Declared;
    };
    found[basename(dirname(file))] = manifest;
  }
  return found;
}
