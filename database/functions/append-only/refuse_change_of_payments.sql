-- Rows of payments and refunds of orders are never changed or deleted.
CREATE OR REPLACE FUNCTION refuse_change_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Payments of orders are only added to';
END $$;

CREATE OR REPLACE TRIGGER order_payments_only_added BEFORE UPDATE OR DELETE ON order_payments
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_payments();
