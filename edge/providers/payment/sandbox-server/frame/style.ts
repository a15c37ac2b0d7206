/** The card form's style. Fields stand on a transparent ground, so that it fits any shop. */
export const frameStyle = `
:root {
  color-scheme: light;
  --text: #1c1e21; --muted: #5b6168; --field: #ffffff; --line: #878d96;
  --focus: #1f5fd0; --ring: rgb(31 95 208 / 0.22); --danger: #b3261e; --danger-ring: rgb(179 38 30 / 0.2); --hint: #6b7178;
}
:root[data-theme='dark'] {
  color-scheme: dark;
  --text: #f1f2f4; --muted: #b3b8bf; --field: #1c1f24; --line: #7d848e;
  --focus: #8ab4ff; --ring: rgb(138 180 255 / 0.28); --danger: #ff9b92; --danger-ring: rgb(255 155 146 / 0.28); --hint: #979da6;
}
* { box-sizing: border-box; }
html { background: transparent; }
body {
  margin: 0; padding: 4px; background: transparent; color: var(--text);
  font: 400 16px/1.4 'Avenir Next', Avenir, 'Segoe UI Variable Text', 'Segoe UI', Seravek, 'Helvetica Neue', Ubuntu, Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif;
  -webkit-text-size-adjust: 100%;
}
form { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 14px 12px; }
.field { grid-column: 1 / -1; min-width: 0; }
.half { grid-column: auto; }
label { display: block; margin-bottom: 5px; font-size: 14px; font-weight: 600; }
.box { position: relative; }
input {
  display: block; width: 100%; height: 46px; padding: 0 12px; border: 1px solid var(--line);
  border-radius: 8px; background: var(--field); color: var(--text);
  font: inherit; font-variant-numeric: tabular-nums; transition: border-color 0.12s, box-shadow 0.12s;
}
#number { padding-right: 58px; }
input::placeholder { color: var(--hint); opacity: 1; }
input:focus { outline: 2px solid var(--focus); outline-offset: -1px; border-color: var(--focus); box-shadow: 0 0 0 3px var(--ring); }
input[aria-invalid='true'] { border-color: var(--danger); }
input[aria-invalid='true']:focus { outline-color: var(--danger); box-shadow: 0 0 0 3px var(--danger-ring); }
form[aria-busy='true'] input { opacity: 0.65; }
.error { margin: 5px 0 0; color: var(--danger); font-size: 14px; line-height: 1.35; }
.error:empty { display: none; }
.brand { position: absolute; top: 50%; right: 10px; width: 40px; height: 26px; margin-top: -13px; }
.brand svg { display: none; width: 100%; height: 100%; }
.brand[data-brand='visa'] .visa, .brand[data-brand='mastercard'] .mastercard,
.brand[data-brand='amex'] .amex, .brand[data-brand='other'] .other { display: block; }
.note { grid-column: 1 / -1; display: flex; gap: 7px; align-items: center; margin: 0; color: var(--muted); font-size: 13px; }
.note svg { flex: none; width: 14px; height: 14px; }
@media (prefers-reduced-motion: reduce) { input { transition: none; } }
`;
