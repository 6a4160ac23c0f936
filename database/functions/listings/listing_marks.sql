-- The filter values of a listing as integers: value * 8 + the number of its filter, so one GIN index answers all
-- filters. `domain/forms/listings/marks.ts` counts the same way; a value added to a list there is added here too. Ids
-- too large for an integer get no mark.
CREATE OR REPLACE FUNCTION listing_marks(
  type text, levels text[], city_ids integer[], university_ids integer[], work_place text, work_kind text
) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT array_position(ARRAY['scholarship', 'program', 'job', 'voluntary', 'other'], type) * 8
    UNION ALL
    SELECT array_position(
      ARRAY['primary', 'secondary', 'highschool', 'associate', 'bachelor', 'master', 'phd'], level
    ) * 8 + 1 FROM unnest(levels) AS level
    UNION ALL
    SELECT id * 8 + 2 FROM unnest(city_ids) AS id WHERE id < 268000000
    UNION ALL
    SELECT id * 8 + 3 FROM unnest(university_ids) AS id WHERE id < 268000000
    UNION ALL
    SELECT array_position(ARRAY['onSite', 'hybrid', 'remote'], work_place) * 8 + 4 WHERE work_place IS NOT NULL
    UNION ALL
    SELECT array_position(ARRAY['fullTime', 'partTime', 'internship', 'temporary', 'freelance'], work_kind) * 8 + 5
    WHERE work_kind IS NOT NULL
  );
