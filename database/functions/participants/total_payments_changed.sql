-- Keeps the totals of payments when their state, amount or day changes.
CREATE OR REPLACE FUNCTION total_payments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_totals (company_id, form_id, month, currency, status, held_because, number, amount_minor)
  SELECT company_id, form_id, month, currency, status, held_because, sum(number), sum(amount)
  FROM (
    SELECT company_id, form_id, date_trunc('month', due_on)::date AS month, currency, status, held_because,
      1 AS number, amount_minor AS amount FROM added
    UNION ALL
    SELECT company_id, form_id, date_trunc('month', due_on)::date, currency, status, held_because, -1, -amount_minor
    FROM removed
  ) AS changed
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(number) <> 0 OR sum(amount) <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payments_changed AFTER UPDATE ON payments REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION total_payments_changed();
