/** Starts when the host is about to scroll into view. */
export function hydrateOnVisible(host: HTMLElement, start: () => void): void {
  const onChange: IntersectionObserverCallback = (entries, observer) => {
    if (!entries.at(-1)!.isIntersecting) return;
    observer.disconnect();
    start();
  };
  new IntersectionObserver(onChange, { rootMargin: '200px' }).observe(host);
}
