ALTER TABLE "listings" ADD COLUMN "sought" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" drop column "words";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', coalesce("listings"."sought"[1], search_text("listings"."title"))), 'A') || setweight(to_tsvector('simple', coalesce("listings"."sought"[2], search_text("listings"."company_name")) || ' ' || coalesce("listings"."sought"[3], search_text("listings"."tags"))), 'B') || setweight(to_tsvector('simple', coalesce("listings"."sought"[4], search_text("listings"."summary"))), 'C') || setweight(to_tsvector('simple', coalesce("listings"."sought"[5], '')), 'D')) STORED;--> statement-breakpoint
-- They went with the column.
CREATE INDEX "listings_words" ON "listings" USING gin ("words") WHERE "listings"."is_open";--> statement-breakpoint
CREATE INDEX "listings_ended_words" ON "listings" USING gin ("words") WHERE not "listings"."is_open";--> statement-breakpoint
ALTER TABLE "listing_words" ADD COLUMN "consonants" text GENERATED ALWAYS AS (translate("listing_words"."word", 'aeiou', '')) STORED;--> statement-breakpoint
CREATE INDEX "listing_words_consonants" ON "listing_words" USING btree ("consonants");--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sought" text GENERATED ALWAYS AS (tr_fold("companies"."name" || ' ' || regexp_replace("companies"."about", '<[^>]*>', ' ', 'g'))) STORED;
