import { OpenBy } from '../../_office/OpenBy.tsx';
import type { OpenEditorViewProps } from './props.ts';

/** The others of the staff that have the page's editor open, told before anybody saves. */
export function OpenEditorView({ env, place, notices, t }: OpenEditorViewProps) {
  return <OpenBy env={env} place={place} t={t} known={notices} />;
}
