-- A moment plus minutes. Immutable, because minutes are equally long in every time zone; PostgreSQL only assumes so of
-- this function, not of interval arithmetic.
CREATE OR REPLACE FUNCTION minutes_after(moment timestamptz, minutes smallint) RETURNS timestamptz LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT moment + make_interval(mins => minutes) $$;
