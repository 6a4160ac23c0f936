CREATE TABLE "data_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"carrier" uuid,
	"carried_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"size" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"downloads" integer DEFAULT 0 NOT NULL,
	"downloaded_at" timestamp with time zone,
	CONSTRAINT "data_copies_ready" CHECK ("data_copies"."state" <> 'ready' or ("data_copies"."file_key" is not null and "data_copies"."size" is not null and "data_copies"."expires_at" is not null)),
	CONSTRAINT "data_copies_carried" CHECK (("data_copies"."state" = 'making') = ("data_copies"."carrier" is not null)),
	CONSTRAINT "data_copies_expired" CHECK ("data_copies"."state" <> 'expired' or "data_copies"."file_key" is null)
);
--> statement-breakpoint
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_copies_candidate" ON "data_copies" USING btree ("candidate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_copies_open" ON "data_copies" USING btree ("created_at") WHERE "data_copies"."state" in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "data_copies_kept" ON "data_copies" USING btree ("expires_at") WHERE "data_copies"."file_key" is not null;