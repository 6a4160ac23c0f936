-- The group of a decision: the Monday of its week, and the rounded hours it took.
CREATE OR REPLACE FUNCTION decision_key(submitted timestamptz, decided timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(date_trunc('week', decided AT TIME ZONE 'Europe/Istanbul'), 'YYYY-MM-DD') || ' ' || decision_hours(submitted, decided)::text
$$;
