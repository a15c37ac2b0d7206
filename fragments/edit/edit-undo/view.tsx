import { useEffect, useState } from 'react';
import { on } from '../../../shared/bus/index.ts';
import { changeRedo, changeUndo, editMode } from '../../../shared/bus/topics/edit.ts';
import { sayWaiting } from '../../_office/undo/after-reload.ts';
import { listenToKeys, takerOf } from '../../_office/undo/listen.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { EditUndoViewProps } from './props.ts';

/**
 * While edit mode is on, Ctrl or Cmd with Z takes the account's last change back, with Shift again. The
 * tools of edit mode have a button for each, for hands without keys.
 */
export function EditUndoView(props: FragmentProps<EditUndoViewProps>) {
  const [isOn, setIsOn] = useState(props.isOn);
  const [take] = useState(() => takerOf(props));
  useEffect(() => on(editMode, ({ on: now }) => setIsOn(now)), []);
  useEffect(sayWaiting, []);
  useEffect(() => {
    const stops = [on(changeUndo, () => take('undo')), on(changeRedo, () => take('redo'))];
    return () => stops.forEach((stop) => stop());
  }, [take]);
  useEffect(() => (isOn ? listenToKeys(take) : undefined), [isOn, take]);
  return null;
}
