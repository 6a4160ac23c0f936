import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { type Connection, connect, database, setConnection } from '#database/connection.ts'
import { startEmbedded } from '#database/embedded.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { issueAccessToken } from '#domain/accounts/sessions/access-token.ts'
import { setDelivery } from '#domain/messages/delivery.ts'
import { newId } from '#platform/ids.ts'
import { createLog } from '#platform/log.ts'
import { setSecret } from '#platform/secrets.ts'
import { benchApp } from '../bench/app.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, wholeContent } from '../tests/builders.ts'

/**
 * `npm run load:finalize`: five hundred candidates hand in the same form in its last ten seconds, some of them twice, to
 * several processes on one database. What was acknowledged is there, once; the quota is exact; nobody hears of an error.
 */
const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '500' },
    quota: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
    processes: { type: 'string', default: '2' },
    port: { type: 'string', default: '4540' },
  },
})
const [candidates, quota, seconds, processes, port] = [
  ...[values.candidates, values.quota, values.seconds, values.processes, values.port].map(Number),
] as [number, number, number, number, number]

const secret = 'the load script signs the tokens of those who apply'
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const app = benchApp()
const environment = { PARTS: 'api', DEMO: 'accounts', SECRET_KEY: secret }
const running = []
for (let at = 0; at < processes; at++) running.push(await app.start(port + at, environment))
try {
  process.exitCode = await withDatabase(run)
} finally {
  for (const process of running) await process.stop()
  app.remove()
}

async function withDatabase<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const url = process.env.DATABASE_URL
  const log = createLog('silent')
  const embedded = url ? undefined : await startEmbedded({ dataDir: `${app.dataDir}/postgres`, log })
  const connection = connect(url || (embedded?.url ?? ''))
  setConnection(connection)
  setSecret(secret)
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  try {
    return await work(connection)
  } finally {
    await connection.close()
    await embedded?.stop()
  }
}

interface Applicant {
  readonly candidateId: string
  readonly id: string
  readonly token: string
}

async function run({ pool }: Connection): Promise<number> {
  const { formId, applicants } = await prepare()
  const closesAt = new Date(Date.now() + seconds * 1000)
  await database().update(forms).set({ closesAt }).where(eq(forms.id, formId))
  await database().update(listings).set({ closesAt }).where(eq(listings.formId, formId))
  console.log(`${applicants.length} candidates, ${quota} places, ${seconds} s, ${processes} processes …`)
  // Most hand in at the very end, as people do; every fifth sends the request twice, as a bad connection does.
  const outcomes = await Promise.all(
    applicants.flatMap((applicant, at) => {
      const wait = seconds * 1000 * Math.sqrt(Math.random()) * 0.99
      return Array.from({ length: at % 5 === 0 ? 2 : 1 }, (_, copy) =>
        after(wait, () => send(formId, applicant, at + copy)),
      )
    }),
  )
  const acknowledged = new Set(outcomes.filter(({ status }) => status === 200).map(({ id }) => id))
  const { rows } = await pool.query<{ id: string; snapshots: number; submitted: number }>(
    `select a.id, count(distinct s.application_id) as snapshots,
       count(distinct h.id) filter (where h.event = 'submitted') as submitted
     from applications a
     left join application_snapshots s on s.application_id = a.id
     left join application_history h on h.application_id = a.id
     where a.form_id = $1 and a.status = 'Submitted' group by a.id`,
    [formId],
  )
  const stored = new Set(rows.map(({ id }) => id))
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length
  const doubled = rows.filter(({ snapshots, submitted }) => snapshots !== 1 || submitted !== 1).length
  const failed = outcomes.filter(({ status }) => status >= 500 || status === 0)
  const waits = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
  console.log(`acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost}, doubled ${doubled}`)
  console.log(
    `refused: ${JSON.stringify(counted(outcomes.filter(({ status }) => status >= 400).map(({ code }) => code)))}`,
  )
  console.log(`5xx or no answer ${failed.length}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`)
  const wanted = Math.min(quota, candidates)
  const isRight =
    lost === 0 && doubled === 0 && failed.length === 0 && stored.size === wanted && acknowledged.size === wanted
  console.log(isRight ? '✓ nothing lost, nothing doubled, the quota exact' : '✗ not as it has to be')
  return isRight ? 0 : 1
}

/** A form with questions of several kinds, and everybody's answers to it, typed and not handed in. */
async function prepare(): Promise<{ formId: string; applicants: Applicant[] }> {
  const company = await aCompany()
  const blank = { help: '', required: true, options: [], min: null, max: null, showIf: null }
  const questions = (['shortText', 'longText', 'number', 'city', 'yesNo'] as const).map((kind) => ({
    id: newId(),
    kind,
    label: kind,
    ...blank,
  }))
  const { basics } = wholeContent()
  const form = await aPublishedForm(company, {
    content: { questions, basics: { ...basics, quota, closeWhenFull: true } },
  })
  const given = ['Ayşe', 'Çünkü istiyorum. '.repeat(40), 3, 34, true]
  const answers = Object.fromEntries(questions.map(({ id }, at) => [id, given[at] ?? null]))
  const applicants: Applicant[] = []
  while (applicants.length < candidates) {
    const some = Array.from({ length: Math.min(10, candidates - applicants.length) }, async () => {
      const candidate = await aCandidate()
      const { id } = await anApplication(candidate, form, { answers })
      return { candidateId: candidate.candidateId, id, token: issueAccessToken(candidate.caller.person) }
    })
    applicants.push(...(await Promise.all(some)))
  }
  return { formId: form.id, applicants }
}

interface Outcome {
  readonly id: string
  readonly status: number
  readonly code: string
  readonly milliseconds: number
}

function send(formId: string, { candidateId, id, token }: Applicant, turn: number): Promise<Outcome> {
  const started = performance.now()
  const path = `/api/candidates/${candidateId}/applications/${id}/finalize`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve) => {
    const end = (status: number, code: string) =>
      resolve({ id, status, code, milliseconds: performance.now() - started })
    const sent = request({ host: '127.0.0.1', port: port + (turn % processes), path, method: 'PUT', agent, headers })
    sent.once('error', (error) => end(0, error.message))
    sent.once('response', async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      const status = answer.statusCode ?? 0
      end(status, status < 400 ? '' : String(JSON.parse(Buffer.concat(parts).toString()).code))
    })
    sent.end(JSON.stringify({ formId, consents: applicationConsents }))
  })
}

function after<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(work()), milliseconds))
}

function counted(codes: readonly string[]) {
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]))
}
