-- Finds pictures that were attached and never sent: they go after a day.
CREATE INDEX attachment_unsent ON attachment (made_at) WHERE seq IS NULL;
