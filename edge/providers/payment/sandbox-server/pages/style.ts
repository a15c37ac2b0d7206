/** The style of the provider's own pages: the bank's and the list of test cards. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --bg: #eef1f5; --surface: #ffffff; --text: #182230; --muted: #566173; --line: #d7dde6;
  --bank: #12365f; --on-bank: #ffffff; --action: #14508f; --on-action: #ffffff; --action-hover: #0f3f72;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #10151c; --surface: #1a212b; --text: #eef2f7; --muted: #a9b4c2; --line: #33404f;
    --bank: #0c2542; --on-bank: #ffffff; --action: #8fc0f5; --on-action: #0b1d31; --action-hover: #b2d5fa;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--bg); color: var(--text);
  font: 400 16px/1.5 'Avenir Next', Avenir, 'Segoe UI Variable Text', 'Segoe UI', Seravek, 'Helvetica Neue', Ubuntu, Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif;
}
main { max-width: 460px; margin: 0 auto; padding: clamp(16px, 6vh, 64px) 16px 32px; }
main.wide { max-width: 760px; }
.card { overflow: hidden; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.bank { display: flex; gap: 12px; align-items: center; padding: 16px 20px; background: var(--bank); color: var(--on-bank); }
.bank svg { flex: none; width: 32px; height: 32px; }
.bank strong { display: block; line-height: 1.25; }
.bank span { font-size: 14px; opacity: 0.86; }
.body { padding: 22px 20px 20px; }
h1 { margin: 0 0 6px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; margin: 0 0 20px; border-top: 1px solid var(--line); }
dt, dd { margin: 0; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { padding-right: 16px; color: var(--muted); }
dd { text-align: right; font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
dd.amount { font-size: 19px; line-height: 1.3; }
.actions { display: grid; gap: 10px; margin-bottom: 18px; }
.button {
  display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--action);
  border-radius: 10px; background: var(--action); color: var(--on-action);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { border-color: var(--action-hover); background: var(--action-hover); }
.button.quiet { border-color: var(--line); background: transparent; color: var(--text); }
.button.quiet:hover { border-color: var(--muted); background: transparent; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.foot { display: flex; gap: 16px; justify-content: space-between; align-items: baseline; margin: 0; }
table { width: 100%; margin: 0 0 16px; border-collapse: collapse; }
th, td { padding: 9px 12px 9px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-size: 14px; font-weight: 600; }
code { font: 500 15px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace; white-space: nowrap; }
@media (max-width: 480px) {
  tr { display: block; padding: 9px 0; border-bottom: 1px solid var(--line); }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  td { display: block; padding: 0; border: 0; }
}
`;
