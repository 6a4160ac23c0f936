-- The new index before the old one goes: until then what is searched is found there. Writers wait meanwhile.
CREATE INDEX "application_names_letters" ON "application_names" USING gin ("search" gin_trgm_ops,"form_id");--> statement-breakpoint
DROP INDEX "application_names_search";
