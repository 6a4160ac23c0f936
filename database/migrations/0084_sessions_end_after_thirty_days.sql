-- A session ends thirty days after the sign-in, however often it is renewed; those that are open count from their creation.
UPDATE "sessions" SET "expires_at" = "created_at" + interval '30 days'
WHERE "ended_at" IS NULL AND "expires_at" > "created_at" + interval '30 days';
