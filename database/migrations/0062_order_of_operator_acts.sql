DROP INDEX "operator_acts_company";--> statement-breakpoint
DROP INDEX "operator_acts_act";--> statement-breakpoint
CREATE INDEX "operator_acts_company" ON "operator_acts" USING btree ("company_id","place");--> statement-breakpoint
CREATE INDEX "operator_acts_act" ON "operator_acts" USING btree ("act","place");