/** The style sheet of the pages about elements; its hash goes into their policy. */
export const DOCS_STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
*{box-sizing:border-box}
body{margin:0 auto;padding:2rem 1.25rem 4rem;max-width:64rem;font:1rem/1.55 'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Ubuntu,Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif}
h1{font-size:2rem;letter-spacing:-.02em;line-height:1.2;margin:0 0 .5rem}h2{margin:2.5rem 0 .5rem;font-size:1.35rem}h3{margin:0;font-size:1rem}
nav{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;margin:1.25rem 0}
article{border:1px solid var(--line);border-radius:.6rem;margin:.9rem 0;padding:.9rem 1.1rem}
code{font:.9rem/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.8rem;border:1px solid var(--line);border-radius:.4rem}
a{color:inherit}
.scroll{overflow:auto}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{border-bottom:1px solid var(--line);padding:.4rem .8rem .4rem 0;text-align:start;vertical-align:top;font-weight:400}
thead th{opacity:.75}
form{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.8rem;align-items:start}
form details,form p{grid-column:1/-1}
label{display:grid;gap:.2rem}
input,select,button{font:inherit;min-height:2.75rem;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:Field;color:FieldText}
button{padding:.3rem 1.2rem;font-weight:600;cursor:pointer}
small{opacity:.75}
iframe{border:1px solid var(--line);border-radius:.4rem;background:#fff;display:block}`;
