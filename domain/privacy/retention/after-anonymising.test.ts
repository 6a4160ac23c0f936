import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelInterviews as cancelCall } from '#contract/interviews/keeping.ts'
import { saveInterviewResult as resultCall } from '#contract/interviews/results.ts'
import { saveStudyYear as yearCall } from '#contract/participants/study-years.ts'
import { database } from '#database/connection.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { saveStudyYear } from '#domain/award/study-years/study-years.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { listActs } from '#domain/review/activity/list-acts.ts'
import { cancelInterviews } from '#domain/review/interviews/keeping/cancel-interviews.ts'
import { saveInterviewResult } from '#domain/review/interviews/keeping/save-interview-result.ts'
import { editNote } from '#domain/review/notes/change-note.ts'
import { listNotes } from '#domain/review/notes/list-notes.ts'
import { folderStore } from '#platform/files/folder.ts'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../../tests/database.ts'
import { somebodyLongAgo } from '../../../tests/walks/long-kept.ts'
import { monthAfterWarning } from '../../../tests/worlds/month-after-warning.ts'
import { anonymiseDue } from './anonymise-due.ts'

const connection = testDatabase()

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-after-'))
  setFileStore(folderStore(root))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('acts stay listed, and no personal data can be added to them again', async () => {
  const { company, formId, appId } = await somebodyLongAgo(connection.pool)
  const { caller, companyId, accountId } = company
  await connection.pool.query('update notes set account_id = $1', [accountId])
  const exportId = newId()
  await database()
    .insert(madeExports)
    .values({
      id: exportId,
      companyId,
      accountId,
      formId,
      kind: 'applications',
      format: 'xlsx',
      language: 'tr',
      total: 1,
      asked: { filters: {}, sort: 'name', direction: 'up', columns: [] },
      fileName: 'adaylar.xlsx',
      fileKey: 'x',
      state: 'making',
      leaseHolder: newId(),
    })
  await monthAfterWarning(connection.pool)
  await anonymiseDue()

  // A running export had read the person already: it is restarted.
  const [file] = await database().select().from(madeExports).where(eq(madeExports.id, exportId))
  expect(file).toMatchObject({ state: 'waiting', leaseHolder: null })

  // The act of a letter to an anonymised person has no detail any more.
  const acts = await listActs(caller, { companyId, formId, pageNumber: 1, pageSize: 20 })
  expect(acts.items.filter(({ kind }) => kind === 'sendMessages')).toMatchObject([{ detail: {}, sending: null }])

  const idOf = async (table: string) =>
    (await connection.pool.query(`select id from ${table} where application_id = $1`, [appId])).rows[0].id as string
  const form = { companyId, formId }
  const [noteId, invitationId, id] = [
    await idOf('notes'),
    await idOf('interview_invitations'),
    await idOf('participants'),
  ]
  const writes = await Promise.allSettled([
    editNote(caller, { ...form, appId, noteId, text: 'Yine Ayşe' }),
    saveInterviewResult(caller, { ...form, invitationId, ...resultCall.body.parse({ note: 'Ayşe çok iyiydi' }) }),
    saveStudyYear(caller, { companyId, id, year: 2024, ...yearCall.body.parse({ className: '3. sınıf' }) }),
  ])
  for (const outcome of writes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'retention.anonymised' } })

  const { items: notes } = await listNotes(caller, { ...form, appId })
  expect(notes).toMatchObject([{ text: '', can: { edit: false, remove: true } }])
  await connection.pool.query("update interview_invitations set status = 'Pending' where id = $1", [invitationId])
  await connection.pool.query('delete from interview_bookings where invitation_id = $1', [invitationId])
  const off = cancelCall.body.parse({ invitationIds: [invitationId], message: 'Ayşe, görüşemeyeceğiz' })
  expect(await cancelInterviews(caller, { ...form, ...off })).toMatchObject({ changed: 0, refused: 1 })
}, 60_000)
