import { reactExample, vueExample } from './examples.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';

/** The facts of the store and the build that the page names. */
export interface DocsFacts {
  /** The store's address, without a slash at the end. */
  readonly address: string;
  readonly origin: string;
  readonly version: string;
  readonly integrity: string;
  readonly locale: Locale;
}

const SAMPLE_KEY = 'pk_…';

/** The texts to copy, with the store's address and the build that it has now. */
export function samplesOf({ address, origin, version, integrity }: DocsFacts) {
  return {
    start: `<link rel="stylesheet" href="${address}/embed/v1.css">
<script type="module" src="${address}/embed/v1.js?key=${SAMPLE_KEY}"></script>
<shop-item item="…"></shop-item>
<shop-cart></shop-cart>`,
    pinned: `<script type="module" crossorigin
  src="${address}/embed/v1.${version}.js?key=${SAMPLE_KEY}"
  integrity="${integrity}"></script>`,
    included: `<?= file_get_contents('${address}/embed/html/shop-item?item=…&key=${SAMPLE_KEY}') ?>`,
    typed: `curl -o shop-elements.d.ts ${address}/embed/react.d.ts\ncurl -o shop-elements.d.ts ${address}/embed/vue.d.ts`,
    editors: `curl -o .vscode/shop.html-data.json ${address}/embed/html-custom-data.json\ncurl -o web-types.json ${address}/embed/web-types.json`,
    policy: `script-src ${origin}; connect-src ${origin}; img-src ${origin}; style-src ${origin}`,
    react: reactExample('…', '…'),
    vue: vueExample('…', '…'),
  };
}
