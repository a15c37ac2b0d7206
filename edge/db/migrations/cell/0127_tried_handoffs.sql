-- When the browser that took a hand-over ended a trial with it: a partner tries the way without a sale.
ALTER TABLE embed_handoff ADD COLUMN tried_at INTEGER;
