ALTER TABLE "accounts" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "accounts" SET "demo" = true WHERE "email" LIKE '%@kopru.test';
