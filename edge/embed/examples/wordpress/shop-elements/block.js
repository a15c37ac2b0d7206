/** The block in the editor: which element, its attributes, and how it looks now. */
(({ blocks, element, components, blockEditor, serverSideRender }) => {
  const { createElement: h, Fragment } = element;

  const readAttributes = (text) =>
    Object.fromEntries(
      text
        .split('\n')
        .map((line) => line.split('=').map((part) => part.trim()))
        .filter(([name, value]) => /^[a-z-]+$/.test(name) && value),
    );
  const writeAttributes = (attributes) =>
    Object.entries(attributes)
      .map((pair) => pair.join('='))
      .join('\n');

  blocks.registerBlockType('shop/element', {
    edit({ attributes, setAttributes }) {
      const settings = h(
        components.PanelBody,
        { title: 'Shop element' },
        h(components.TextControl, {
          label: 'Element',
          value: attributes.element,
          onChange: (name) => setAttributes({ element: name }),
        }),
        h(components.TextareaControl, {
          label: 'Attributes, one a line: item=…',
          value: writeAttributes(attributes.attributes),
          onChange: (text) => setAttributes({ attributes: readAttributes(text) }),
        }),
      );
      return h(
        Fragment,
        null,
        h(blockEditor.InspectorControls, null, settings),
        h(
          'div',
          blockEditor.useBlockProps(),
          h(serverSideRender, { block: 'shop/element', attributes }),
        ),
      );
    },
    save: () => null,
  });
})(wp);
