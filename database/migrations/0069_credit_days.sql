CREATE TABLE "credit_days" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"why" text NOT NULL,
	"amount" integer NOT NULL,
	"entries" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_days_company_id_day_began_at_kind_why_pk" PRIMARY KEY("company_id","day","began_at","kind","why")
);
--> statement-breakpoint
ALTER TABLE "credit_days" ADD CONSTRAINT "credit_days_company_id_subscriptions_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."subscriptions"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever writes the ledger holds the organization's row, so nobody waits for a sum here. A plan that was made while the ledger was
-- small is kept for long: it must not read all of it.
CREATE FUNCTION keep_credit_days() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
--> statement-breakpoint
-- It begins with what is there; nobody spends anything until that is added up.
LOCK TABLE credit_entries IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO credit_days (company_id, day, began_at, kind, why, amount, entries, first_at)
SELECT company_id, (at AT TIME ZONE 'Europe/Istanbul')::date, coalesce(began_at, '-infinity'), kind, why, sum(amount), count(*), min(at)
FROM (
  SELECT *, max(at) FILTER (WHERE why = 'package') OVER (PARTITION BY company_id ORDER BY at) AS began_at FROM credit_entries
) AS one
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
CREATE TRIGGER credit_entries_keep_days AFTER INSERT ON credit_entries REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_days();
