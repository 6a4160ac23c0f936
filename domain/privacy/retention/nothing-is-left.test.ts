import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { lockOwnAccount } from '#domain/accounts/accounts/own-account.ts'
import { removeFiles } from '#domain/candidates/candidates/remove-files.ts'
import { setFileStore } from '#domain/ground/files/store.ts'
import { closeAccount } from '#domain/own-account/account-settings/close-account.ts'
import { folderStore } from '#platform/files/folder.ts'
import { testDatabase } from '../../../tests/database.ts'
import { somebodyLongAgo } from '../../../tests/walks/long-kept.ts'
import { columnsWith, filesWith } from '../../../tests/walks/traces.ts'
import { monthAfterWarning } from '../../../tests/worlds/month-after-warning.ts'
import { anonymiseDue } from './anonymise-due.ts'

// A candidate with data in every text column: after the end of the retention and closing the account nothing of it is
// found in any table, file or queued job, except for what is listed here.

const connection = testDatabase()

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kopru-traces-'))
  setFileStore(folderStore(root))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Every marker, as typed and folded; and the encrypted numbers. */
const marks = [
  'işaret-',
  'isaret-',
  'gizli-',
  '10000000146',
  'TR660006100519786457841327',
  'TR330006100519786457841326',
]

/** Kept because the law requires it or requires us to prove it. */
const keptByLaw: Readonly<Record<string, string>> = {
  'payments.label': 'What was paid for, the same for everybody: books are kept for ten years (TTK 82, VUK 253).',
  'payments.period': 'Which period was paid for: books are kept for ten years.',
  'payment_run_lines.reference': 'By which the bank’s own record of a transfer is found: ten years.',
  'payment_run_lines.masked': 'The last digits of the account that was paid: ten years.',
  'contact_messages.name': 'Who wrote to us: two years, to prove what was answered (KVKK 13).',
  'contact_messages.email': 'Where it was answered: two years.',
  'contact_messages.message': 'What was asked: two years.',
  'contact_messages.answer': 'What was answered: two years.',
  'contact_messages.topic': 'What it was about: two years.',
  'contact_messages.language': 'In which language it was answered: two years.',
  'data_requests.text': 'What was asked under KVKK: three years, to prove what was answered (KVKK 13).',
  'data_request_entries.text': 'What was said on the way to the answer: three years.',
  'operator_acts.about': 'Whom those who run the product helped: only added to, so that it proves something.',
  'operator_acts.reason': 'Why they did: only added to.',
}

/** The organization's texts that are not about a particular application. */
const ofOrganizations: Readonly<Record<string, string>> = {
  'forms.content': 'The questions of a form.',
  'form_versions.content': 'The questions of a form.',
  'tags.name': 'A word by which an organization sorts, and reports group.',
  'tags.folded': 'The same as searching compares it.',
  'terms.name': 'What a term is called.',
  'interview_slots.place': 'Where interviews take place.',
  'communities.name': 'What a community is called.',
  'community_announcements.title': 'What was announced to a community.',
  'opportunities.title': 'What is offered to candidates.',
  'opportunities.code': 'The code of an offer.',
}

/** The account itself and its own data, which are deleted with it. */
const own =
  /^(accounts|candidates|candidate_\w+|sessions|codes|passkeys|authenticators|recovery_codes|calendar_feeds|files|outbox|notifications|notification_preferences|community_members|data_copies|consents|announcement_readings|data_requests|data_request_entries|community_messages|form_invitations|email_invitations|member_tags|member_removals|saved_forms|followed_companies|opportunity_claims|operator_acts|contact_messages|pgboss\.job\w*)\./

const removeQueued = async () => {
  const { rows } = await connection.pool.query('select data from pgboss.job where name = $1', [jobs.removeFiles.name])
  for (const { data } of rows) await removeFiles(jobs.removeFiles.input.parse(data))
}

const listed = () => [...Object.keys(keptByLaw), ...Object.keys(ofOrganizations)].sort()

test('at the end of the retention no application data leads to the person; closing the account removes the rest', async () => {
  const person = await somebodyLongAgo(connection.pool)
  const everywhere = await columnsWith(connection.pool, marks)
  for (const column of [
    ...['applications.result_message', 'application_snapshots.profile', 'application_snapshots.sensitive_sealed'],
    ...[
      'application_names.search',
      'notes.folded',
      'application_history.detail',
      'bank_infos.sealed',
      'mailings.texts',
    ],
    ...['notifications.values', 'files.name', 'retention_holds.reason', 'entries.address_mark'],
  ])
    expect(everywhere).toContain(column)

  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  const { rows } = await connection.pool.query(
    'select count(*)::int as count from applications where anonymised_at is null',
  )
  expect(rows).toEqual([{ count: 0 }])
  const after = await columnsWith(connection.pool, marks)
  expect(after.filter((column) => !own.test(column) && !listed().includes(column))).toEqual([])
  // No data of the account leads to the anonymised application either.
  const ids = [person.accountId, person.candidateId, person.candidate.email]
  expect((await columnsWith(connection.pool, ids)).filter((column) => !own.test(column))).toEqual([])
  const { rows: linked } = await connection.pool.query(
    `select from consents where application_id is not null union all select from notifications where address like '%' || $1 || '%'`,
    [person.appId],
  )
  expect(linked).toEqual([])

  await database().transaction(async (tx) => closeAccount(tx, await lockOwnAccount(tx, person.candidate.caller)))
  expect(await columnsWith(connection.pool, [...marks, person.candidate.email])).toEqual(listed())
  // The files are deleted by a job of the worker.
  expect((await filesWith(root, marks)).length).toBeGreaterThan(3)
  await removeQueued()
  // Kept by law for ten years, encrypted in the store (here in plain text, so that it is found).
  expect(await filesWith(root, marks)).toEqual([`private/runs/${person.company.companyId}.csv`])
}, 60_000)

test('an overlooked column, and a file that is not removed, are found', async () => {
  await connection.pool.query('alter table application_results add column hat text')
  await somebodyLongAgo(connection.pool)
  await monthAfterWarning(connection.pool)
  await anonymiseDue()
  expect(await columnsWith(connection.pool, marks)).toContain('application_results.hat')
  await connection.pool.query('alter table application_results drop column hat')
  const found = await filesWith(root, ['işaret-handedInFile'])
  expect(found).toHaveLength(1)
}, 60_000)

test('every reason is a sentence', () => {
  const reasons = [...Object.values(keptByLaw), ...Object.values(ofOrganizations)]
  expect(reasons.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([])
})
