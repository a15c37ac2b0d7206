-- Where an experience is, in English; null where the other text serves both languages. English return
-- terms stand in `return_info` beside the others.
ALTER TABLE item ADD COLUMN experience_place_en TEXT;
