import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Dialog } from '../_office/Dialog.tsx';

interface PickerProps {
  open: boolean;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of edit mode in which an owner picks out of a list; its content is there while it is open. */
export function Picker({ open, title, close, onClose, children }: PickerProps) {
  return (
    <Dialog open={open} label={title} onClose={onClose}>
      {open && (
        <>
          <div className="panel-head">
            <h2 className="h3">{title}</h2>
            <button type="button" className="icon-btn" aria-label={close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="panel-body">{children}</div>
        </>
      )}
    </Dialog>
  );
}
