-- A store's pictures that say something and have no description, for their list and its count.
CREATE INDEX picture_undescribed ON picture (store_id, created_at, id)
  WHERE alt = '' AND decorative = 0;
