import { expect, test } from 'vitest'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { assignApplications } from '#domain/review/assignments/assign-applications.ts'
import { changeTags } from '#domain/review/tags/change-tags.ts'
import { deleteTag } from '#domain/review/tags/delete-tag.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { newId } from '#platform/ids.ts'
import { aCompany, aMember, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { manyApplications } from '../../../tests/many-applications.ts'
import { countByDimension } from './count-by-dimension.ts'
import { rollUpReports } from './kept/roll-up-reports.ts'

const connection = testDatabase()

// Deleting a tag or a member does not lock its applications. A status that changes at the same time must be counted
// without the tag, and the two must not deadlock.

test('deleting tags and members while statuses change keeps the counts right', async () => {
  const company = await aCompany()
  const { companyId, caller } = company
  const { id: formId } = await aPublishedForm(company)
  await manyApplications(connection.pool, { id: formId, companyId }, 200, newId())
  const { rows } = await connection.pool.query("select id from applications where status = 'Submitted'")
  const ids: string[] = rows.map(({ id }) => id)
  const on = { companyId, formId, dryRun: false, applicationIds: ids }
  for (const round of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const tags = await Promise.all(
      ['bir', 'iki'].map((name) => createTag(caller, { companyId, name: `${name} ${round}`, colour: 'blue' })),
    )
    const { accountId } = await aMember(companyId, { userType: 'Root' })
    await changeTags(caller, { ...on, add: tags.map((tag) => tag.id), remove: [] })
    await assignApplications(caller, { ...on, assign: [accountId], unassign: [] })
    await Promise.all([
      changeStatus(caller, { ...on, status: round % 2 === 0 ? 'InReview' : 'Shortlisted' }),
      ...tags.map((tag) => deleteTag(caller, { companyId, tagId: tag.id })),
      removeCompanyAccount(caller, { companyId, accountId }),
      rollUpReports(),
    ])
    for (const [dimension, table, key] of counted)
      expect(
        sumsOf(await countByDimension({ companyId, formIds: [formId] }, dimension)),
        `${dimension} ${round}`,
      ).toEqual(sumsOf(await byHand(table, key)))
  }
})

const counted = [
  ['tag', 'application_tags', 'tag_id'],
  ['assignee', 'assignments', 'account_id'],
] as const

const byHand = async (table: string, key: string) =>
  (
    await connection.pool.query(
      `select ${key}::text as key, status::text, count(*)::int from applications
       left join ${table} on ${table}.application_id = applications.id where not sealed and submitted_at is not null group by 1, 2`,
    )
  ).rows

const sumsOf = (rows: readonly { readonly key: string | null; readonly status: string; readonly count: number }[]) =>
  Object.fromEntries(rows.map(({ key, status, count }) => [`${key} ${status}`, count]))
