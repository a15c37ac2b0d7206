import { useRef, type ReactNode } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Dialog } from '../_office/Dialog.tsx';
import { Unsaved, useClosing, type UnsavedWords } from './closing.tsx';

interface PickerProps {
  open: boolean;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  /** The question before a typed text is lost, for a dialog with a form. */
  unsaved?: UnsavedWords;
  children: ReactNode;
}

/** A dialog of edit mode in which an owner picks out of a list; its content is there while it is open. */
export function Picker({ open, title, close, onClose, unsaved, children }: PickerProps) {
  const body = useRef<HTMLDivElement>(null);
  const isTyped = (): boolean => body.current?.querySelector('[data-typed]') instanceof Element;
  const closing = useClosing(isTyped, onClose);
  return (
    <Dialog open={open} label={title} onClose={onClose} mayClose={closing.mayClose}>
      {open && (
        <>
          <div className="panel-head">
            <h2 className="h3">{title}</h2>
            <button
              type="button"
              className="icon-btn"
              aria-label={close}
              onClick={() => closing.leave(onClose)}
            >
              <Icon name="close" />
            </button>
          </div>
          {unsaved && <Unsaved t={unsaved} closing={closing} />}
          <div className="panel-body" ref={body}>
            {children}
          </div>
        </>
      )}
    </Dialog>
  );
}
