import { Fragment, type ReactNode } from 'react';
import type { PlaceOf } from '../i18n/texts.ts';

/**
 * Puts elements into a text's places, as `fill` puts values.
 * @example fillNodes('Enviado a {{contact}}', { contact: <PhoneText>{phone}</PhoneText> })
 */
export function fillNodes<S extends string>(
  text: S,
  nodes: Readonly<Record<PlaceOf<S>, ReactNode>>,
): ReactNode {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => (
    // Parts at odd places are the names between the braces.
    <Fragment key={index}>
      {index % 2 === 1 ? (nodes as Readonly<Record<string, ReactNode>>)[part] : part}
    </Fragment>
  ));
}
