-- Photos go with the account from now on; those of accounts that were closed before go here, their files with the daily sweep.
UPDATE "application_snapshots" AS own SET profile = own.profile || '{"photo": null}'
FROM "applications" AS one
JOIN "candidates" AS candidate ON candidate.id = one.candidate_id
JOIN "accounts" AS account ON account.id = candidate.account_id AND account.deleted_at IS NOT NULL
WHERE one.id = own.application_id AND own.profile ->> 'photo' IS NOT NULL;
