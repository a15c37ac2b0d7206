/** Text that can be read on a colour: white on a dark one, dark on a light one. */
export function lightOrDark(color: string): string {
  return isLight(color) ? '#111827' : '#ffffff';
}

/** Splits the colours at the luminance to which WCAG 2 gives black and white the same contrast. */
function isLight(color: string): boolean {
  const channel = (start: number): number => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > 0.179;
}
