import { useEffect, useState } from 'react';
import { emit, on } from '../../../shared/bus/index.ts';
import { changeRedo, changeUndo, editMode } from '../../../shared/bus/topics/edit.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { officePorts } from '../../_office/ports.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { undoModel } from './model.ts';
import { stepOf } from './parts/keys.ts';
import type { EditUndoViewProps } from './props.ts';

/** Where the message waits that the page says once it is shown anew. */
const SAID = 'edit-undo';

/**
 * While edit mode is on, Ctrl or Cmd with Z takes the account's last change back, with Shift again. The
 * tools of edit mode have a button for each, for hands without keys.
 */
export function EditUndoView(props: FragmentProps<EditUndoViewProps>) {
  const [isOn, setIsOn] = useState(props.isOn);
  const [model] = useState(() =>
    undoModel(officePorts(props), props, { now: () => Date.now(), showAnew }),
  );
  useEffect(() => on(editMode, ({ on: now }) => setIsOn(now)), []);
  useEffect(sayWaiting, []);
  useEffect(() => {
    const stops = [
      on(changeUndo, () => void model.take('undo')),
      on(changeRedo, () => void model.take('redo')),
    ];
    return () => stops.forEach((stop) => stop());
  }, [model]);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      void model.take(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, model]);
  return null;
}

/** Any part of the page may show the change: it is loaded again, where it was scrolled to. */
function showAnew(message: string): void {
  try {
    sessionStorage.setItem(SAID, message);
  } finally {
    location.reload();
  }
}

function sayWaiting(): void {
  try {
    const message = sessionStorage.getItem(SAID);
    if (message === null) return;
    sessionStorage.removeItem(SAID);
    emit(toastShow, { tone: 'success', message, seconds: TOAST_SECONDS.normal });
  } catch {
    // Without a storage the page alone shows the change.
  }
}
