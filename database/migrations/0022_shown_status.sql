ALTER TABLE "applications" ADD COLUMN "shown_status" text DEFAULT 'Draft' NOT NULL;--> statement-breakpoint
UPDATE "applications" SET "shown_status" = CASE
  WHEN "result_published_at" IS NULL AND "status" IN ('Approved', 'Reserve', 'Rejected') THEN 'InReview' ELSE "status" END;
--> statement-breakpoint
CREATE FUNCTION keep_shown_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.result_published_at IS NOT NULL OR NEW.status NOT IN ('Approved', 'Reserve', 'Rejected') THEN
    NEW.shown_status := NEW.status;
  ELSIF TG_OP = 'INSERT' OR OLD.shown_status = 'Submitted' THEN
    -- Whoever decides has looked at it, and it can no longer be edited.
    NEW.shown_status := 'InReview';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_shown_status BEFORE INSERT OR UPDATE OF status, result_published_at ON applications
  FOR EACH ROW EXECUTE FUNCTION keep_shown_status();
