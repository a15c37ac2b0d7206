-- The stores of a network, for the list of its businesses.

-- A name as it is sorted and searched by: lower case, without the accents and marks of this platform's names.
ALTER TABLE store ADD COLUMN name_key TEXT AS (
    trim(lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(name
    , 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'Á', 'a'), 'À', 'a'), 'Â', 'a'), 'Ã', 'a')
    , 'Ä', 'a'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'É', 'e'), 'È', 'e'), 'Ê', 'e'), 'Ë', 'e')
    , 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Í', 'i'), 'Ì', 'i'), 'Î', 'i'), 'Ï', 'i'), 'ó', 'o')
    , 'ò', 'o'), 'ô', 'o'), 'õ', 'o'), 'ö', 'o'), 'Ó', 'o'), 'Ò', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o')
    , 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ú', 'u'), 'Ù', 'u'), 'Û', 'u'), 'Ü', 'u'), 'ñ', 'n')
    , 'Ñ', 'n'), 'ç', 'c'), 'Ç', 'c'), '-', ' '), '_', ' '), '.', ' '), ',', ' '), '/', ' '), '&', ' ')
    , '(', ' '), ')', ' '), ':', ' '), '"', ' '), '’', ' '), '''', ' '), '·', ' '), '+', ' '), '!', ' ')
    ))
  ) VIRTUAL;
CREATE INDEX store_of_network ON store (coalesce(root_id, id), name_key, id) WHERE is_unopened = 0;
CREATE INDEX store_of_network_by_type ON store (coalesce(root_id, id), store_type, name_key, id)
  WHERE is_unopened = 0;

-- The words of the names of a network's stores: a search looks their beginnings up here.
CREATE TABLE network_word (
  network_id TEXT NOT NULL,
  word TEXT NOT NULL,
  store_id TEXT NOT NULL,
  PRIMARY KEY (network_id, word, store_id)
) STRICT, WITHOUT ROWID;
INSERT INTO network_rows VALUES ('network_word', 'made_anew', NULL, NULL, NULL);

INSERT OR IGNORE INTO network_word SELECT coalesce(s.root_id, s.id), w.value, s.id
  FROM store s, json_each('[' || replace(json_quote(s.name_key), ' ', '","') || ']') w WHERE w.value <> '';

CREATE TRIGGER words_of_new_store AFTER INSERT ON store
BEGIN
  INSERT OR IGNORE INTO network_word SELECT coalesce(s.root_id, s.id), w.value, s.id
    FROM store s, json_each('[' || replace(json_quote(s.name_key), ' ', '","') || ']') w
    WHERE s.id = NEW.id AND w.value <> '';
END;

CREATE TRIGGER words_of_changed_store AFTER UPDATE OF name, root_id ON store
WHEN OLD.name <> NEW.name OR OLD.root_id IS NOT NEW.root_id
BEGIN
  DELETE FROM network_word WHERE network_id = coalesce(OLD.root_id, OLD.id) AND store_id = OLD.id
    AND word IN (SELECT value FROM json_each('[' || replace(json_quote(OLD.name_key), ' ', '","') || ']'));
  INSERT OR IGNORE INTO network_word SELECT coalesce(s.root_id, s.id), w.value, s.id
    FROM store s, json_each('[' || replace(json_quote(s.name_key), ' ', '","') || ']') w
    WHERE s.id = NEW.id AND w.value <> '';
END;

CREATE TRIGGER words_of_ended_store AFTER DELETE ON store
BEGIN
  DELETE FROM network_word WHERE network_id = coalesce(OLD.root_id, OLD.id) AND store_id = OLD.id
    AND word IN (SELECT value FROM json_each('[' || replace(json_quote(OLD.name_key), ' ', '","') || ']'));
END;
