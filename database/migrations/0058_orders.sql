CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"on" date NOT NULL,
	"note" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"application_credit" integer NOT NULL,
	"document_credit" integer NOT NULL,
	"message_credit" integer NOT NULL,
	"months" integer NOT NULL,
	"days" integer NOT NULL,
	"carries_over" boolean NOT NULL,
	"price_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"state" text DEFAULT 'Ordered' NOT NULL,
	"received_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"ordered_by" uuid NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"invoice_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_paid" CHECK (("orders"."state" in ('Paid', 'Refunded')) = ("orders"."paid_at" is not null)),
	CONSTRAINT "orders_ended" CHECK (("orders"."state" in ('Cancelled', 'Refunded')) = ("orders"."ended_at" is not null)),
	CONSTRAINT "orders_received" CHECK ("orders"."paid_at" is null or "orders"."received_minor" >= "orders"."price_minor" + "orders"."vat_minor"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_minor" between 0 and "orders"."received_minor")
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered_by_accounts_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_file_id_files_id_fk" FOREIGN KEY ("invoice_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","ordered_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("ordered_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_invoice" ON "orders" USING btree ("invoice_file_id") WHERE "orders"."invoice_file_id" is not null;--> statement-breakpoint
-- What came and went back is only ever added to, as the ledger is.
CREATE FUNCTION refuse_change_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Payments of orders are only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_payments_only_added BEFORE UPDATE OR DELETE ON order_payments
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_payments();
