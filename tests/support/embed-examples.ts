/** The examples of the page about elements, bundled as a partner's own build would. */
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';
import { reactExample, vueExample } from '../../edge/embed/docs/examples.ts';
import { ROOT } from '../../edge/cli/paths.ts';

/** The script of the example for React: it shows an item, and another one by a button. */
export function bundledReact(item: string, other: string): Promise<string> {
  return bundled(
    'example.jsx',
    `import { createRoot } from 'react-dom/client';
${reactExample(item, other)}
createRoot(document.querySelector('#app')).render(<Pick />);`,
  );
}

/** The same for Vue, whose component is a single file. */
export function bundledVue(item: string, other: string): Promise<string> {
  const { descriptor, errors } = parse(vueExample(item, other));
  if (errors.length > 0) throw errors[0];
  const { content } = compileScript(descriptor, {
    id: 'pick',
    inlineTemplate: true,
    genDefaultAs: 'Pick',
    // As the example tells: what begins with `shop-` is no component of Vue's.
    templateOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('shop-') } },
  });
  return bundled(
    'example.js',
    `import { createApp } from 'vue';
${content}
createApp(Pick).mount('#app');`,
  );
}

async function bundled(name: string, source: string): Promise<string> {
  const example: Plugin = {
    name: 'example',
    resolveId: (id) => (id === name ? join(ROOT, name) : undefined),
    load: (id) => (id.endsWith(name) ? source : undefined),
  };
  const built = (await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [example],
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false' },
    build: { write: false, rolldownOptions: { input: name } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
