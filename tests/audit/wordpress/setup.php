<?php
/**
 * Installs WordPress into an empty database, with the plugin of the elements switched on.
 * WP_ROOT names its folder, WP_SOCKET the database's, WP_PASSWORD the password of `admin`.
 */

$database = new mysqli('localhost', 'root', '', '', 0, (string) getenv('WP_SOCKET'));
$database->query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');

define('WP_INSTALLING', true);
require getenv('WP_ROOT') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install('Blog', 'admin', 'admin@example.mx', false, '', (string) getenv('WP_PASSWORD'));
switch_theme('twentytwentythree');
$problem = activate_plugin('shop-elements/shop-elements.php');
if (is_wp_error($problem)) {
    fwrite(STDERR, $problem->get_error_message());
    exit(1);
}
