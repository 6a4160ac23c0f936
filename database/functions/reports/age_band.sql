-- The age group by which reports count a person.
CREATE OR REPLACE FUNCTION age_band(birth date, day date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN birth + interval '18 years' > day THEN '0-17' WHEN birth + interval '21 years' > day THEN '18-20'
    WHEN birth + interval '24 years' > day THEN '21-23' WHEN birth + interval '27 years' > day THEN '24-26'
    WHEN birth + interval '30 years' > day THEN '27-29' WHEN birth + interval '40 years' > day THEN '30-39'
    WHEN birth IS NOT NULL AND day IS NOT NULL THEN '40+' END
$$;
