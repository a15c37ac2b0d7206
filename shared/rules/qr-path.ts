/**
 * The path of a QR code's dark modules, in modules from the top left: each run of a row is one piece.
 * @example <svg viewBox={`0 0 ${size} ${size}`}><path d={qrPath(data)} /></svg>
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end + 1]) end += 1;
      const run = end - x + 1;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x = end;
    }
  });
  return path;
}
