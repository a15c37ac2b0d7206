<?php return ['dependencies' => ['wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor', 'wp-server-side-render'], 'version' => '1.0.0'];
