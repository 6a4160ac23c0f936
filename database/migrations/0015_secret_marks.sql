CREATE TABLE "secret_marks" (
	"sealed" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
