import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { exportApplications as excelCall, exportFiles as filesCall } from '#contract/exports/make-exports.ts'
import { type Connection, connect, database, setConnection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { madeExports } from '#database/schema/exports/made-exports.ts'
import { exportApplications, exportFiles } from '#domain/desk/exports/export-applications.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { folderStore } from '#platform/files/folder.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { readSecret, setSecret } from '#platform/secrets.ts'
import { aCompany, aPublishedForm, bearer } from '../../tests/builders.ts'
import { manyDocuments } from '../../tests/files/many-documents.ts'
import { aQuestion } from '../../tests/form-parts.ts'
import { manyApplications } from '../../tests/many-applications.ts'

const people = 100_000
export const questions = Array.from({ length: 8 }, (_, at) => aQuestion('shortText', { label: `Soru ${at + 1}` }))
const columns = [
  ...['number', 'status', 'step', 'action', 'fit', 'submitted', 'email', 'phone', 'university', 'faculty'],
  ...['department', 'level', 'class', 'gpa', 'city', 'nationality', 'gender', 'age', 'birthDate', 'documents', 'tags'],
  ...questions.map(({ id }) => `answer:${id}`),
]
export const cells = people * (columns.length + 1)

const withDocuments = 200

export type ExportsWorld = Awaited<ReturnType<typeof fillExportsWorld>>

/** Acts on the database of the app in this folder, with its secret. */
export async function onDatabase<T>(dataDir: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog('silent') })
  const connection = connect(embedded.url)
  setConnection(connection)
  setSecret(readSecret({ secretKey: undefined, dataDir }))
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  try {
    return await work(connection)
  } finally {
    setConnection(undefined)
    await connection.close()
    await embedded.stop()
  }
}

/** A form that a hundred thousand have answered, and one whose applicants handed in 400 MB of documents. */
export async function fillExportsWorld({ pool }: Connection, dataDir: string) {
  const { caller, companyId } = await aCompany()
  const { id: formId } = await aPublishedForm({ caller, companyId }, { content: { questions } })
  await manyApplications(pool, { id: formId, companyId }, people, questions[0]?.id ?? '')
  const answers = questions.map(({ id }, at) => `'${id}', 'Cevap ${at}: ' || surname || ' böyle düşünüyor'`).join(', ')
  await pool.query(
    `update application_snapshots set answers = answers || jsonb_build_object(${answers}),
      profile = profile || '{"gsm": "+905321234567"}' where form_id = $1`,
    [formId],
  )
  await pool.query('vacuum analyze application_snapshots')
  const { id: zippedId } = await aPublishedForm({ caller, companyId })
  await manyApplications(pool, { id: zippedId, companyId }, withDocuments, newId())
  await manyDocuments(pool, folderStore(join(dataDir, 'files')), zippedId, { each: 4, bytes: 500_000 })
  const status = ['Submitted', 'InReview', 'Shortlisted', 'Approved', 'Reserve', 'Rejected', 'Withdrawn']

  const begin = (kind: 'excel' | 'documents') =>
    kind === 'excel'
      ? exportApplications(caller, { companyId, formId, ...excelCall.body.parse({ status, columns, answer: 'row' }) })
      : exportFiles(caller, {
          companyId,
          formId: zippedId,
          ...filesCall.body.parse({ status, content: 'documents', answer: 'row' }),
        })

  return {
    formId,
    /** A call that reads one thing. */
    smallPath: `/api/companies/${companyId}/exports?pageSize=1`,
    headers: () => bearer(caller.person),
    /** Has the process with the part `worker` make an export; returns the seconds it took. */
    async exported(kind: 'excel' | 'documents'): Promise<number> {
      const { id, state } = await begin(kind)
      // A worker may have taken it by now; at once it is too large to be made.
      if (state === 'ready') throw new Error('It was made at once')
      for (;;) {
        const [row] = await database().select().from(madeExports).where(eq(madeExports.id, id))
        if (row?.state === 'ready') return (Number(row.endedAt) - Number(row.startedAt)) / 1000
        if (row?.state === 'failed') throw new Error('It could not be made')
        await pause(50)
      }
    },
  }
}
