-- Keeps the balance by days (`credit_days`) from the rows added to the ledger. The writer holds a lock on the
-- organization's row. Sequential scans are off: a plan cached while the ledger was small would read all of it later.
CREATE OR REPLACE FUNCTION keep_credit_days() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO credit_days AS own (company_id, day, began_at, kind, why, amount, entries, first_at)
  SELECT company_id, day, began_at, kind, why, sum(amount), count(*), min(at)
  FROM (
    SELECT *, (at AT TIME ZONE 'Europe/Istanbul')::date AS day,
      coalesce((SELECT max(begun.at) FROM credit_entries AS begun
        WHERE begun.company_id = added.company_id AND begun.why = 'package' AND begun.at <= added.at), '-infinity') AS began_at
    FROM added
  ) AS one
  GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, day, began_at, kind, why) DO UPDATE
  SET amount = own.amount + excluded.amount, entries = own.entries + excluded.entries,
    first_at = least(own.first_at, excluded.first_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER credit_entries_keep_days AFTER INSERT ON credit_entries REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_days();
