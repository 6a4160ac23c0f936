-- Hours from submission to decision, rounded: to the hour within two days, to six hours within ten days, to the day
-- after that. Rounding keeps the number of groups small however many decisions there are.
CREATE OR REPLACE FUNCTION decision_hours(submitted timestamptz, decided timestamptz) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN hours < 48 THEN round(hours) WHEN hours < 240 THEN round(hours / 6) * 6 ELSE round(hours / 24) * 24 END
  FROM (SELECT greatest(0, extract(epoch FROM decided - submitted) / 3600) AS hours) AS lasted
$$;
