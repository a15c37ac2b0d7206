/* The page without a connection: what the cart holds, and back as soon as there is a connection. */
(() => {
  const again = () => location.reload();
  document.querySelector('button').addEventListener('click', again);
  addEventListener('online', again);
  // The connection may have come back while this page loaded, or it was the shop that was away.
  setInterval(() => {
    if (!navigator.onLine) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && again(),
      () => {},
    );
  }, 3000);
  try {
    const { lines } = JSON.parse(
      localStorage.getItem(`cart:${document.documentElement.dataset.store}`),
    );
    const count = lines.reduce((sum, { amount }) => sum + amount, 0);
    const line = document.querySelector(count === 1 ? '[data-one]' : '[data-other]');
    line.textContent = line.textContent.replace('{{count}}', count);
    line.hidden = !count;
  } catch {
    // Nothing kept, or no storage: the page says nothing of a cart.
  }
})();
