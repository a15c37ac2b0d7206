import type { Topic } from '../../shared/bus/topic.ts';
import type { WeightClass } from '../../shared/kernel/weight-class.ts';

/** When a fragment's module is loaded; `never` means that it has none. */
export type HydrateMoment = 'load' | 'idle' | 'interaction' | 'never';

export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

export interface FragmentManifest {
  readonly name: string;
  readonly element: `shop-${string}`;
  readonly hydrate: HydrateMoment;
  readonly weight: WeightClass;
  /** Names of the bus topics that load the module, whatever its moment is. */
  readonly wakes: readonly string[];
  /** Attributes that become props; `itemId` is written `item-id` in HTML. */
  readonly attributes: Readonly<Record<string, AttributeType>>;
}

export interface ManifestInput {
  name: string;
  hydrate: HydrateMoment;
  weight: WeightClass;
  wakes?: readonly Topic[];
  attributes?: Readonly<Record<string, AttributeType>>;
}

/**
 * Completes a fragment's declaration. Read by both sides.
 * @example
 * export const manifest = defineManifest({ name: 'tour', weight: 'shop', hydrate: 'idle' });
 */
export function defineManifest(input: ManifestInput): FragmentManifest {
  return {
    name: input.name,
    element: `shop-${input.name}`,
    hydrate: input.hydrate,
    weight: input.weight,
    wakes: (input.wakes ?? []).map(({ name }) => name),
    attributes: input.attributes ?? {},
  };
}

/** The HTML spelling of a prop: `itemId` → `item-id`. */
export function attributeName(prop: string): string {
  return prop.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
