-- Evidence against a dispute that its provider takes by a call, as JSON of its fields, with the account in DIRECTORY
-- that handed it in. It stands as `asked` before the provider is asked, so that the schedule finishes what was cut off.
ALTER TABLE dispute ADD COLUMN evidence TEXT;
ALTER TABLE dispute ADD COLUMN evidence_state TEXT CHECK (evidence_state IN ('asked', 'sent', 'refused'));
ALTER TABLE dispute ADD COLUMN evidence_fault TEXT
  CHECK (evidence_fault IN ('late', 'elsewhere', 'refused', 'no_keys'));
ALTER TABLE dispute ADD COLUMN evidence_by TEXT;
ALTER TABLE dispute ADD COLUMN evidence_at INTEGER;
ALTER TABLE dispute ADD COLUMN evidence_sent_at INTEGER;
ALTER TABLE dispute ADD COLUMN evidence_tries INTEGER NOT NULL DEFAULT 0;
-- How often it was refused: a provider answers a key as it did before, so that what follows needs another one.
ALTER TABLE dispute ADD COLUMN evidence_refusals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE dispute ADD COLUMN evidence_try_at INTEGER;
CREATE INDEX dispute_evidence_due ON dispute (evidence_try_at) WHERE evidence_try_at IS NOT NULL;

-- What was sent is final at the provider.
CREATE TRIGGER dispute_evidence_is_final BEFORE UPDATE OF evidence, evidence_state, evidence_sent_at ON dispute
WHEN old.evidence_state = 'sent'
BEGIN SELECT RAISE(ABORT, 'evidence that was sent is final'); END;
