/** Examples that run in the tests, and stand on the page about elements. */

/**
 * A component of React that shows an item and changes it.
 * @param item id or slug of the first one
 * @param other of the next
 */
export function reactExample(item: string, other: string): string {
  return `import { useState } from 'react';

export function Pick() {
  const [item, setItem] = useState('${item}');
  return (
    <main>
      <button type="button" onClick={() => setItem('${other}')}>
        Otro artículo
      </button>
      <shop-item item={item}></shop-item>
      <shop-cart />
    </main>
  );
}`;
}

/**
 * A component of Vue that does the same. The build is told that what begins with `shop-` is no
 * component of Vue's own (`isCustomElement`).
 * @param item id or slug of the first one
 * @param other of the next
 */
export function vueExample(item: string, other: string): string {
  return `<script setup>
import { ref } from 'vue';

const item = ref('${item}');
</script>

<template>
  <main>
    <button type="button" @click="item = '${other}'">Otro artículo</button>
    <shop-item :item="item"></shop-item>
    <shop-cart></shop-cart>
  </main>
</template>`;
}
