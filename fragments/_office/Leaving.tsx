interface LeavingProps {
  /** What is being removed, as a sentence. */
  text: string;
  undo: string;
  /** What the button is called where there are more of them. */
  undoName: string;
  onUndo: () => void;
}

/** A row that is about to go, and the way to keep it. */
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
