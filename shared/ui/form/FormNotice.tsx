import { useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';

/** The failure of a form as a whole; the button that sent a long form may stand far below it. */
export function FormNotice({ text }: { text: string | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return text === null ? null : (
    <div className="notice notice-danger" role="alert" ref={notice}>
      <Icon name="alert" />
      <p>{text}</p>
    </div>
  );
}
