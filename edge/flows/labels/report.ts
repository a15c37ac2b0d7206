/** Logs what a courier answered about an order's label: a status or a code, never a buyer's data. */
export function reportCourier(order: string, message: string): void {
  console.error(JSON.stringify({ level: 'error', label: order, reason: message }));
}
