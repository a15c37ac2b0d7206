-- JSON by code of a way to pay: {minimum, maximum} in minor units, of the purchases in which the store offers it.
ALTER TABLE store ADD COLUMN payment_limits TEXT NOT NULL DEFAULT '{}';
