import { attributeName, type AttributeType, type FragmentManifest } from './manifest.ts';

/** Props from the host's attributes and properties; they win over the server's. */
export type Overlay = Record<string, unknown>;

/**
 * Reads one attribute into `overlay`; a value that cannot be read is logged and changes nothing. A
 * removed attribute is `false` or undefined, also when the server's props held a value.
 */
export function readAttribute(
  overlay: Overlay,
  element: string,
  prop: string,
  type: AttributeType,
  text: string | null,
): void {
  const value = text === null ? (type === 'boolean' ? false : undefined) : parse(type, text);
  if (value === UNREADABLE) {
    console.error(`${element}: the attribute ${attributeName(prop)} is not ${type}`, text);
    return;
  }
  overlay[prop] = value;
}

const UNREADABLE = Symbol('unreadable');

function parse(type: AttributeType, text: string): unknown {
  if (type === 'string') return text;
  // As in HTML the attribute's presence counts; frameworks write "false" for false.
  if (type === 'boolean') return text !== 'false';
  if (type === 'number') {
    const value = Number(text);
    return text.trim() === '' || Number.isNaN(value) ? UNREADABLE : value;
  }
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

/** Attribute name → prop, for `observedAttributes` and its callback. */
export function propsByAttribute(manifest: FragmentManifest): Map<string, string> {
  return new Map(Object.keys(manifest.attributes).map((prop) => [attributeName(prop), prop]));
}

/**
 * Takes the properties that a script set on the element before its class was defined: they shadow
 * the accessors, and would never reach the component.
 */
export function takeOwnProperties(host: HTMLElement, props: Iterable<string>): Overlay {
  const taken: Overlay = {};
  for (const prop of props) {
    if (!Object.hasOwn(host, prop)) continue;
    taken[prop] = (host as unknown as Overlay)[prop];
    delete (host as unknown as Overlay)[prop];
  }
  return taken;
}
