import { Component, createElement, useEffect, useRef, type ReactNode } from 'react';
import type { Trouble } from '../../shared/i18n/trouble.ts';

interface BoundaryProps {
  /** Missing when the edge did not render the fragment. */
  words: Trouble | undefined;
  children: ReactNode;
  onError(): void;
}

/** When a view throws in the browser, shows a line of text and a link that loads the page again. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { words } = this.props;
    if (!words) return null;
    return createElement(
      'p',
      { role: 'alert' },
      `${words.failed} `,
      createElement(
        'button',
        { type: 'button', className: 'link', onClick: () => location.reload() },
        words.reload,
      ),
    );
  }
}

/** Tells that everything below it is on the page with its listeners. */
export function Committed({
  tell,
  children,
}: {
  tell: () => void;
  children: ReactNode;
}): ReactNode {
  const once = useRef(tell);
  useEffect(() => once.current(), []);
  return children;
}
