-- An experience that is called off finds its orders among all of its store's.
CREATE INDEX order_line_by_item ON order_line (item_id);
