DROP INDEX "orders_company";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "companies_tax_number" ON "companies" USING btree ("tax_number") WHERE "companies"."tax_number" is not null;--> statement-breakpoint
CREATE INDEX "credit_entries_packages" ON "credit_entries" USING btree ("company_id","at") WHERE "credit_entries"."why" = 'package';--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("ordered_at" DESC NULLS FIRST,"id") WHERE "orders"."state" in ('Ordered', 'PartlyPaid');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","ordered_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("ordered_at" DESC NULLS FIRST,"id");