-- The pictures whose owner chose a point that crops keep: a page looks up only these.
CREATE INDEX picture_by_focus ON picture (key) WHERE focal_x <> 50 OR focal_y <> 50;
