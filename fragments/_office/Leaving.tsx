interface LeavingProps {
  /** A sentence that names the row that is being removed. */
  text: string;
  undo: string;
  /** The button's accessible name, when there are several such rows. */
  undoName: string;
  onUndo: () => void;
}

/** A row that is about to be removed, and the button that keeps it. */
export function Leaving({ text, undo, undoName, onUndo }: LeavingProps) {
  return (
    <div className="row leaving" role="status">
      <p>{text}</p>
      <button
        type="button"
        className="btn btn-s"
        // The button that had the focus is gone: this one takes it.
        autoFocus
        aria-label={undoName}
        onClick={onUndo}
      >
        {undo}
      </button>
    </div>
  );
}
