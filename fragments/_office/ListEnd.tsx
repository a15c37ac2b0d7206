import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { ListModel } from './list.ts';

/** The end of a list that asks for its next rows as it comes into view, a little ahead. */
export function ListEnd<T>({ list }: { list: ListModel<T> }) {
  useSignals();
  const { status, items, total } = list.$list.value;
  const end = useRef<HTMLSpanElement>(null);
  const canGrow = status === 'ready' && items.length < total;
  useEffect(() => {
    if (!canGrow || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void list.more();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canGrow, list]);
  return <span className="end" ref={end} />;
}
