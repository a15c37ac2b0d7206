import { Component, createElement, useEffect, useRef, type ReactNode } from 'react';
import { generic as en } from '../../shared/i18n/en/generic.ts';
import { generic as es } from '../../shared/i18n/es/generic.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

const MESSAGES = {
  es: { failed: es.hasOccurred, reload: 'Recargar' },
  en: { failed: en.hasOccurred, reload: 'Reload' },
};

interface BoundaryProps {
  locale: Locale;
  children: ReactNode;
  onError(): void;
}

/** Shows a line of text and a way to load the page again where a view threw in the browser. */
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
    const t = MESSAGES[this.props.locale];
    return createElement(
      'p',
      { role: 'alert' },
      `${t.failed}. `,
      createElement(
        'button',
        { type: 'button', className: 'link', onClick: () => location.reload() },
        t.reload,
      ),
    );
  }
}

/** Tells that everything below is on the page with its listeners. */
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
