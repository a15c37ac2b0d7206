<?php
/**
 * Plugin Name: Shop elements
 * Description: Shows elements of a store by a shortcode or a block. They come as HTML from this server, and show without script.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 8.1
 * Text Domain: shop-elements
 */

defined('ABSPATH') || exit;

/** The elements, each with its own attributes. */
const SHOP_ELEMENTS = [
    'shop-blog-list' => ['limit'],
    'shop-business-list' => ['limit'],
    'shop-buy-button' => ['item', 'sku'],
    'shop-cart' => [],
    'shop-catalogue-grid' => ['limit'],
    'shop-catalogue-strip' => [],
    'shop-checkout' => [],
    'shop-item' => ['item'],
    'shop-item-grid' => ['kind', 'catalogue', 'text', 'limit', 'layout'],
    'shop-purchases' => [],
    'shop-register' => [],
    'shop-search-box' => ['text'],
    'shop-share' => ['item', 'kind'],
    'shop-sign-in' => [],
    'shop-slider' => [],
    'shop-whatsapp' => [],
];

/** An element's HTML may be kept for a minute. */
const SHOP_KEPT_SECONDS = 60;
const SHOP_TIMEOUT_SECONDS = 3;

/** The store's address, without a slash at the end; empty until it is set. */
function shop_elements_store(): string
{
    return untrailingslashit(esc_url_raw((string) get_option('shop_elements_store', '')));
}

/** The partner's key. */
function shop_elements_key(): string
{
    $key = (string) get_option('shop_elements_key', '');
    return preg_match('/^pk_(?:test_)?[0-9a-z]{24}$/', $key) === 1 ? $key : '';
}

/**
 * The attributes that an element takes, with their values as text.
 *
 * @param array<string, mixed> $given
 * @return array<string, string>
 */
function shop_elements_attributes(string $element, array $given): array
{
    $taken = [];
    foreach ([...SHOP_ELEMENTS[$element], 'locale'] as $name) {
        $value = isset($given[$name]) && is_scalar($given[$name]) ? (string) $given[$name] : '';
        if ($value !== '') {
            $taken[$name] = mb_substr($value, 0, 200);
        }
    }
    return $taken;
}

/**
 * The whole element as HTML; where the store does not answer, the bare element, which the loader
 * fills, with a link to the store for visitors without script.
 *
 * @param array<string, mixed> $given
 */
function shop_elements_html(string $element, array $given): string
{
    $store = shop_elements_store();
    if (!isset(SHOP_ELEMENTS[$element]) || $store === '') {
        return '';
    }
    wp_enqueue_script('shop-elements');
    wp_enqueue_style('shop-elements');
    $attributes = shop_elements_attributes($element, $given);
    $attributes += ['locale' => str_starts_with(get_locale(), 'en') ? 'en' : 'es'];
    $query = array_filter($attributes + ['key' => shop_elements_key()]);
    $address = $store . '/embed/html/' . $element . '?' . http_build_query($query);
    $place = 'shop_el_' . md5($address);
    $kept = get_transient($place);
    if (is_string($kept)) {
        return $kept;
    }
    $answer = wp_remote_get($address, ['timeout' => SHOP_TIMEOUT_SECONDS]);
    if (wp_remote_retrieve_response_code($answer) !== 200) {
        return shop_elements_bare($element, $attributes, $store);
    }
    $html = wp_remote_retrieve_body($answer);
    set_transient($place, $html, SHOP_KEPT_SECONDS);
    return $html;
}

/**
 * The element without the store's HTML.
 *
 * @param array<string, string> $attributes
 */
function shop_elements_bare(string $element, array $attributes, string $store): string
{
    $written = '';
    foreach ($attributes as $name => $value) {
        $written .= sprintf(' %s="%s"', esc_attr($name), esc_attr($value));
    }
    $link = sprintf('<a href="%s">%s</a>', esc_url($store), esc_html(wp_parse_url($store, PHP_URL_HOST)));
    return "<{$element}{$written}>{$link}</{$element}>";
}

/** `[shop_element name="shop-item" item="…"]`. */
add_shortcode('shop_element', function ($given): string {
    $given = is_array($given) ? $given : [];
    return shop_elements_html((string) ($given['name'] ?? ''), $given);
});

add_action('init', function (): void {
    $store = shop_elements_store();
    $key = shop_elements_key();
    wp_register_script('shop-elements', $store . '/embed/v1.js' . ($key === '' ? '' : "?key={$key}"), [], null, true);
    wp_register_style('shop-elements', $store . '/embed/v1.css', [], null);
    register_block_type(__DIR__, [
        'render_callback' => fn (array $given): string =>
            shop_elements_html((string) ($given['element'] ?? ''), (array) ($given['attributes'] ?? [])),
    ]);
});

/** The loader is a module. */
add_filter('script_loader_tag', function (string $tag, string $handle): string {
    return $handle === 'shop-elements' ? str_replace('<script ', '<script type="module" ', $tag) : $tag;
}, 10, 2);

add_action('admin_init', function (): void {
    foreach (['shop_elements_store' => 'esc_url_raw', 'shop_elements_key' => 'sanitize_text_field'] as $name => $clean) {
        register_setting('shop_elements', $name, ['type' => 'string', 'sanitize_callback' => $clean]);
    }
});

add_action('admin_menu', function (): void {
    add_options_page('Shop elements', 'Shop elements', 'manage_options', 'shop-elements', 'shop_elements_page');
});

/** The settings: the store's address and the partner's key. */
function shop_elements_page(): void
{
    $fields = [
        'shop_elements_store' => __('Address of the store', 'shop-elements'),
        'shop_elements_key' => __('Partner’s key (pk_…)', 'shop-elements'),
    ];
    echo '<div class="wrap"><h1>Shop elements</h1><form method="post" action="options.php">';
    settings_fields('shop_elements');
    foreach ($fields as $name => $label) {
        printf(
            '<p><label>%s<br><input class="regular-text" name="%s" value="%s"></label></p>',
            esc_html($label),
            esc_attr($name),
            esc_attr((string) get_option($name, ''))
        );
    }
    submit_button();
    echo '</form></div>';
}
