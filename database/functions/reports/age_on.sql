-- Age in full years on a day. A person born on 29 February is a year older on 28 February of other years, as in
-- `ageOnDay`.
CREATE OR REPLACE FUNCTION age_on(birth date, day date) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT years - (birth + make_interval(years => years) > day)::int
  FROM (SELECT (extract(year FROM day) - extract(year FROM birth))::int AS years) AS calendar
$$;
