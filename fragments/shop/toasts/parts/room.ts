import { openLayers } from './layers.ts';

/**
 * Tells the page how high the notices stand, so that on narrow screens it moves aside and nothing
 * that was in sight is covered: `--notices` on the document, or `--panel-notices` while they stand
 * above a panel that is open over the page.
 * @returns stops telling, and gives the room back
 */
export function keepRoom(stack: HTMLElement): () => void {
  const { style, dataset } = document.documentElement;
  const tell = (): void => {
    const height = `${stack.offsetHeight}px`;
    const isOpen = stack.offsetHeight > 0;
    const above = isOpen && openLayers().some((layer) => layer.matches('.drawer'));
    stack.classList.toggle('above-panel', above);
    style.setProperty('--notices', above ? '0px' : height);
    style.setProperty('--panel-notices', above ? height : '0px');
    // Without it the browser would scroll, so that the notices cover what was in sight.
    if (isOpen) dataset['notices'] = '';
  };
  const watcher = new ResizeObserver(tell);
  watcher.observe(stack);
  return () => {
    watcher.disconnect();
    style.removeProperty('--notices');
    style.removeProperty('--panel-notices');
  };
}
