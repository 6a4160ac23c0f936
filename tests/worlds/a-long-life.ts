import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { noProfile } from '#domain/applying/applications/no-profile.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aPublishedForm } from '../builders.ts'

interface Life {
  readonly applications: number
  readonly files: number
  /** Of each file. */
  readonly bytes: number
}

/**
 * A candidate has applied again and again to one form and withdrawn each time, was told of it, and has files that cannot be
 * compressed.
 */
export async function aLongLife(
  pool: pg.Pool,
  store: FileStore,
  { candidateId, accountId }: { readonly candidateId: string; readonly accountId: string },
  { applications, files, bytes }: Life,
) {
  const company = await aCompany()
  const { id: formId } = await aPublishedForm(company)
  const ids = Array.from({ length: applications }, newId)
  await pool.query(
    `insert into applications (id, form_id, company_id, candidate_id, form_version, status, submitted_at)
     select id, $2::uuid, $3::uuid, $4::uuid, (select max(version) from form_versions where form_id = $2::uuid), 'Withdrawn', now()
     from unnest($1::uuid[]) as id`,
    [ids, formId, company.companyId, candidateId],
  )
  await pool.query(
    `insert into application_snapshots (application_id, form_id, company_id, taken_at, form_version, name, surname, email, profile, answers, documents, fit)
     select id, $2::uuid, $3::uuid, now(), (select max(version) from form_versions where form_id = $2::uuid), 'Ad', 'Soyad', 'a@kopru.test',
       $4::jsonb || jsonb_build_object('about', repeat('Kendimi anlatıyorum. ', 200)), '{}', '[]', 'fits'
     from unnest($1::uuid[]) as id`,
    [ids, formId, company.companyId, noProfile],
  )
  await pool.query(
    `insert into application_history (id, application_id, company_id, event, by)
     select gen_random_uuid(), id, $2::uuid, event, 'Candidate'
     from unnest($1::uuid[]) as id, unnest(array['submitted', 'withdrawn']) as event`,
    [ids, company.companyId],
  )
  await pool.query(
    `insert into notifications (id, account_id, kind, event, values)
     select gen_random_uuid(), $2::uuid, 'documents', 'dataCopyReady', '{"days": 3}' from unnest($1::uuid[]) as id`,
    [ids, accountId],
  )
  const content = randomBytes(bytes)
  const fileIds = Array.from({ length: files }, newId)
  for (const id of fileIds) await store.put('private', `${id}.pdf`, content)
  await pool.query(
    `insert into files (id, candidate_id, name, key, size, type, sha256, pages)
     select id, $2::uuid, 'belge.pdf', id || '.pdf', $3, 'application/pdf', 'x', 1 from unnest($1::uuid[]) as id`,
    [fileIds, candidateId, bytes],
  )
  await pool.query('analyze')
}
