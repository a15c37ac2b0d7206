import type { EndingElement } from '../../shared/kernel/deprecation.ts';
import { embedElements, linkElements } from './index.ts';

/** The elements that are to go, as their manifests say. */
export function endingElements(): EndingElement[] {
  const declared = [
    ...[...embedElements].map(([element, { embed }]) => ({ element, embed })),
    ...[...linkElements].map(([element, embed]) => ({ element, embed })),
  ];
  return declared.flatMap(({ element, embed: { deprecated } }) =>
    deprecated ? [{ element, deprecated }] : [],
  );
}
