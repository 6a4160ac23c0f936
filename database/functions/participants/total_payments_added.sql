-- Keeps the totals of payments by form, month, state and currency when payments are added.
CREATE OR REPLACE FUNCTION total_payments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_totals (company_id, form_id, month, currency, status, held_because, number, amount_minor)
  SELECT company_id, form_id, date_trunc('month', due_on)::date, currency, status, held_because, count(*), sum(amount_minor)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER payments_added AFTER INSERT ON payments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION total_payments_added();
