import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  /** The dialog's accessible name. */
  label: string;
  /** Called when it closed: by Escape, by a click beside it, or because `open` became false. */
  onClose: () => void;
  /** Whether Escape or a click beside it closes it now; always, unless given. */
  mayClose?: () => boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A native dialog inside the shadow root. The browser keeps the focus in it, closes it by Escape
 * and returns the focus; a click beside it closes it as well.
 */
export function Dialog({
  open,
  label,
  onClose,
  mayClose = () => true,
  className = 'dialog',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (open && !current?.open) {
      current?.showModal();
      // The page behind must not scroll under the dialog.
      document.documentElement.style.overflow = 'hidden';
    } else if (!open) current?.close();
  }, [open]);
  // A dialog that is removed from the page while it is open fires no event.
  useEffect(() => release, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={() => {
        release();
        onClose();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // A second Escape closes a dialog whatever its `cancel` event says: the key itself is stopped.
        if (event.key === 'Escape' && !event.defaultPrevented && !mayClose())
          event.preventDefault();
      }}
      onCancel={(event) => {
        // The file chooser of a field in the dialog has such an event, too.
        if (event.target === event.currentTarget && !mayClose()) event.preventDefault();
      }}
      onClick={(event: MouseEvent) => {
        // A click whose target is the dialog itself, and no element in it, is one on its backdrop.
        if (event.target === event.currentTarget && mayClose()) dialog.current?.close();
      }}
    >
      {children}
    </dialog>
  );
}

function release(): void {
  document.documentElement.style.overflow = '';
}
