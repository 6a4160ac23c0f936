import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { applicationConsents } from '#contract/applying/application-consents.ts'
import { type Connection, database } from '#database/connection.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { issueAccessToken } from '#domain/accounts/accounts/sessions/access-token.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, wholeContent } from '../../tests/builders.ts'
import { makeMany, reportOutcomes, send, underLoad } from './load-world.ts'

/**
 * `npm run load:finalize`: five hundred candidates submit the same form in its last ten seconds, some of them twice, to
 * several processes on one database. Every acknowledged submission exists once, the quota is exact, and no request
 * fails.
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

await underLoad({ processes, port }, run)

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
  // Most submit at the very end; every fifth request is sent twice, as on a bad connection.
  const outcomes = await Promise.all(
    applicants.flatMap((applicant, at) => {
      const wait = seconds * 1000 * Math.sqrt(Math.random()) * 0.99
      return Array.from({ length: at % 5 === 0 ? 2 : 1 }, (_, copy) =>
        after(wait, () => sendOf(formId, applicant, at + copy)),
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
  console.log(`acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost}, doubled ${doubled}`)
  const failed = reportOutcomes(outcomes)
  const wanted = Math.min(quota, candidates)
  const isRight =
    lost === 0 && doubled === 0 && failed.length === 0 && stored.size === wanted && acknowledged.size === wanted
  console.log(isRight ? '✓ nothing lost, nothing doubled, the quota exact' : '✗ not as it has to be')
  return isRight ? 0 : 1
}

/** A form with questions of several kinds, and all candidates' drafts with answers. */
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
  const applicants = await makeMany(candidates, async () => {
    const candidate = await aCandidate()
    const { id } = await anApplication(candidate, form, { answers })
    return { candidateId: candidate.candidateId, id, token: issueAccessToken(candidate.caller.person) }
  })
  return { formId: form.id, applicants }
}

const sendOf = (formId: string, { candidateId, id, token }: Applicant, turn: number) =>
  send({
    id,
    port: port + (turn % processes),
    method: 'PUT',
    path: `/api/candidates/${candidateId}/applications/${id}/finalize`,
    token,
    body: { formId, consents: applicationConsents },
  })

function after<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(work()), milliseconds))
}
