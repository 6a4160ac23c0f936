CREATE TABLE "credit_entries" (
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"why" text NOT NULL,
	"about" text,
	"about_id" text,
	"account_id" uuid,
	"note" text,
	CONSTRAINT "credit_entries_company_id_at_place_pk" PRIMARY KEY("company_id","at","place"),
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0),
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"at" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL,
	"companies" integer NOT NULL,
	"differences" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"application_credit" integer NOT NULL,
	"document_credit" integer NOT NULL,
	"message_credit" integer NOT NULL,
	"months" integer DEFAULT 0 NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"price_minor" bigint,
	"currency" text DEFAULT 'TRY' NOT NULL,
	"vat_rate" integer NOT NULL,
	"carries_over" boolean NOT NULL,
	"once_per_company" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_credits" CHECK (least("packages"."application_credit", "packages"."document_credit", "packages"."message_credit") >= 0),
	CONSTRAINT "packages_price" CHECK ("packages"."price_minor" >= 0 and "packages"."vat_rate" between 0 and 10000),
	CONSTRAINT "packages_validity" CHECK ("packages"."months" >= 0 and "packages"."days" >= 0 and "packages"."months" + "packages"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lapsed_application_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lapsed_document_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lapsed_message_credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_company_id_subscriptions_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."subscriptions"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_to_end" ON "subscriptions" USING btree ("expiry_at") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
-- The ledger is only ever added to.
CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of credits is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_only_added BEFORE UPDATE OR DELETE ON credit_entries
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();
--> statement-breakpoint
-- It begins with what is there; nobody spends anything until that is written.
LOCK TABLE subscriptions IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO credit_entries (company_id, kind, amount, balance, why)
SELECT company_id, held.kind, held.amount, held.amount, 'before'
FROM subscriptions CROSS JOIN LATERAL (VALUES
  ('application', left_application_credit), ('document', left_document_credit), ('message', left_message_credit)
) AS held(kind, amount)
WHERE held.amount > 0;--> statement-breakpoint
INSERT INTO packages (id, kind, names, notes, application_credit, document_credit, message_credit, months, days,
  price_minor, vat_rate, carries_over, once_per_company, position)
VALUES
  ('trial', 'trial', '{"tr": "Deneme", "en": "Trial"}',
    '{"tr": "Köprü’yü tanımak için, ödemeden", "en": "To get to know Köprü, without paying"}',
    100, 50, 200, 0, 30, 0, 2000, true, true, 1),
  ('starter', 'package', '{"tr": "Başlangıç", "en": "Starter"}',
    '{"tr": "Yılda birkaç form açan kurumlar için", "en": "For organizations with a few forms a year"}',
    1000, 500, 2000, 12, 0, 1990000, 2000, true, false, 2),
  ('growth', 'package', '{"tr": "Büyüme", "en": "Growth"}',
    '{"tr": "Binlerce başvuru alan kurumlar için", "en": "For organizations that get thousands of applications"}',
    10000, 5000, 20000, 12, 0, 7990000, 2000, true, false, 3),
  ('enterprise', 'agreement', '{"tr": "Kurumsal", "en": "Enterprise"}',
    '{"tr": "Krediler, süre ve ücret birlikte belirlenir", "en": "Credits, time and price as agreed"}',
    0, 0, 0, 12, 0, null, 2000, true, false, 4),
  ('applications', 'topUp', '{"tr": "1.000 başvuru kredisi", "en": "1,000 application credits"}',
    '{"tr": "Süren paketinize eklenir", "en": "Added to the package that you have"}',
    1000, 0, 0, 0, 30, 990000, 2000, true, false, 5),
  ('documents', 'topUp', '{"tr": "500 belge kredisi", "en": "500 document credits"}',
    '{"tr": "Süren paketinize eklenir", "en": "Added to the package that you have"}',
    0, 500, 0, 0, 30, 290000, 2000, true, false, 6),
  ('messages', 'topUp', '{"tr": "2.000 mesaj kredisi", "en": "2,000 message credits"}',
    '{"tr": "Süren paketinize eklenir", "en": "Added to the package that you have"}',
    0, 0, 2000, 0, 30, 390000, 2000, true, false, 7);
