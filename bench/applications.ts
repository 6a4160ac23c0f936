import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { Connection } from '#database/connection.ts'
import { saveAnswers } from '#domain/applying/applying/answers/save-answers.ts'
import { finalizeAt } from '#domain/applying/applying/handing-in/finalize-application.ts'
import { setDelivery } from '#domain/ground/messages/delivery.ts'
import { newId } from '#platform/ids.ts'
import { setSecret } from '#platform/secrets.ts'
import { aCandidate, aCompany, anApplication, aPublishedForm, aSubmittedApplication } from '../tests/builders.ts'
import { inTransaction, type Statement } from './in-transaction.ts'
import { alternately, operations } from './measure.ts'
import { atLeast, ratio } from './rows.ts'

const width = 4
const questionId = newId()

/** Saving what is typed, and handing in, against the bare SQL that each cannot do without. */
export async function measureApplying({ pool }: Pick<Connection, 'pool'>) {
  setSecret('the bench seals what it hands in')
  setDelivery({ contactEmail: 'iletisim@kopru.test', publicUrl: 'http://127.0.0.1', local: true })
  const people = await applicants()
  const speed = await alternately(
    {
      autosave: () => operations(inTurn(people, autosave), { width }),
      bareSave: () =>
        operations(
          inTurn(people, ({ draft }) => inTransaction(pool, bareSave(draft))),
          { width },
        ),
      finalize: () =>
        operations(
          inTurn(people, (applicant) => finalize(pool, applicant)),
          { width },
        ),
      bareFinalize: () =>
        operations(
          inTurn(people, ({ sent }) => inTransaction(pool, bareFinalize(sent))),
          { width },
        ),
    },
    3,
  )
  return [
    ratio('autosave / the bare SQL that it needs', speed.autosave, speed.bareSave, 0.4),
    ratio('finalize / the bare SQL that it needs', speed.finalize, speed.bareFinalize),
    atLeast('finalize, by one process', speed.finalize, '/s', 150),
  ]
}

type Applicant = Awaited<ReturnType<typeof applicants>>[number]

/** Candidates with a draft and an application that was handed in, one for each lane. */
async function applicants() {
  const company = await aCompany()
  const blank = { help: '', required: true, options: [], min: null, max: null, showIf: null }
  const content = { questions: [{ id: questionId, kind: 'longText' as const, label: 'Neden?', ...blank }] }
  const [open, handed] = [await aPublishedForm(company, { content }), await aPublishedForm(company, { content })]
  const answers = { [questionId]: 'Çünkü istiyorum. '.repeat(20) }
  return Promise.all(
    Array.from({ length: width }, async () => {
      const candidate = await aCandidate()
      const draft = await anApplication(candidate, open, { answers })
      const sent = await aSubmittedApplication(candidate, handed, { answers })
      return { ...candidate, draft: draft.id, sent: sent.id, formId: handed.id }
    }),
  )
}

function inTurn<T>(people: readonly Applicant[], work: (applicant: Applicant) => Promise<T>) {
  let next = 0
  return () => work(people[next++ % width] as Applicant)
}

let typed = 0
const somethingNew = () => `Çünkü istiyorum ${typed++}. `.repeat(20)

const autosave = ({ caller, candidateId, draft }: Applicant) =>
  saveAnswers(caller, {
    candidateId,
    id: draft,
    device: 'device-of-the-bench',
    order: ++typed,
    isCompleted: false,
    answers: [{ questionId, value: somethingNew(), age: 0 }],
  })

/** Changes the application first, so that there is something to hand in. */
async function finalize(pool: Connection['pool'], { caller, candidateId, sent, formId }: Applicant) {
  await pool.query('update applications set changed_at = clock_timestamp() where id = $1', [sent])
  return finalizeAt(caller, { candidateId, id: sent, formId, consents: [...applicationConsents] }, new Date())
}

const lock = (id: string): Statement => ['select id, status from applications where id = $1 for update', [id]]

const bareSave = (id: string): Statement[] => [
  lock(id),
  [
    `insert into application_answers (application_id, question_id, value, typed_at, device) values ($1, $2, $3, now(), 'bench')
     on conflict (application_id, question_id) do update set value = excluded.value, typed_at = excluded.typed_at`,
    [id, questionId, JSON.stringify(somethingNew())],
  ],
  ['update applications set changed_at = now() where id = $1', [id]],
]

/**
 * The least SQL of handing in: read the answers and their candidate, store them, add to the history, enqueue the
 * receipt.
 */
const bareFinalize = (id: string): Statement[] => [
  lock(id),
  ['select question_id, value from application_answers where application_id = $1', [id]],
  [
    `select c.*, a.* from applications p join candidates c on c.id = p.candidate_id join accounts a on a.id = c.account_id
     where p.id = $1`,
    [id],
  ],
  [
    'update application_snapshots set taken_at = now(), answers = $2 where application_id = $1',
    [id, JSON.stringify({ [questionId]: somethingNew() })],
  ],
  [
    `insert into application_history (id, application_id, company_id, event, "by")
     select gen_random_uuid(), id, company_id, 'resubmitted', 'candidate' from applications where id = $1`,
    [id],
  ],
  [
    `insert into outbox (id, channel, recipient, text) values (gen_random_uuid(), 'email', 'bench', $1)`,
    [somethingNew()],
  ],
  ['update applications set submitted_at = now(), changed_at = now() where id = $1', [id]],
]
