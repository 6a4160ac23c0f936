import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GivenStatus } from '#contract/review/deciding.ts'
import { database } from '#database/connection.ts'
import { changeStatus } from '#domain/award/deciding/change-status.ts'
import { removeCompanyAccount } from '#domain/own-account/account-settings/remove-company-account.ts'
import { undoAct } from '#domain/review/activity/undo-act.ts'
import { assignApplications } from '#domain/review/assignments/assign-applications.ts'
import { aCompany, aMember, aPublishedForm } from '../../../../tests/builders.ts'
import { testDatabase } from '../../../../tests/database.ts'
import { aHandedIn } from '../../../../tests/handed-in.ts'
import { readReportsOverview } from './read-reports-overview.ts'

testDatabase()

// The kept counts of decisions must follow the history, however decisions are made, corrected, undone or withdrawn.

const hour = 3_600_000

async function aWorld() {
  const company = await aCompany()
  const { companyId } = company
  const form = await aPublishedForm(company)
  const applied = await Promise.all(
    [10, 60, 288].map((hours) =>
      aHandedIn({ id: form.id, companyId }, { application: { submittedAt: new Date(Date.now() - hours * hour) } }),
    ),
  )
  const ids = applied.map(({ appId }) => appId)
  const decide = (caller: typeof company.caller, status: GivenStatus, applicationIds = ids) =>
    changeStatus(caller, { companyId, formId: form.id, dryRun: false, status, applicationIds })
  const told = async () => {
    const { decisions, load } = await readReportsOverview(company.caller, { companyId, parts: ['decisions', 'load'] })
    return {
      count: decisions?.count,
      median: decisions?.median,
      load: load?.map(({ accountId, assigned, open, decided }) => [accountId, assigned, open, decided]),
    }
  }
  return { company, companyId, formId: form.id, ids, decide, told }
}

/** The last decision in the history of each application that has one. */
const inHistory = async () => {
  const { rows } = await database().execute(sql`
    select one.id, made.at = one.decided_at and made.account_id = one.decided_by as "isSame"
    from applications one cross join lateral (
      select at, account_id from application_history where application_id = one.id and event = 'statusChanged'
        and detail ->> 'to' in ('Approved', 'Reserve', 'Rejected') order by place desc limit 1) as made
    where one.status in ('Approved', 'Reserve', 'Rejected')`)
  return rows.map(({ isSame }) => isSame)
}

test('kept decisions and deciders follow decisions, undos and new decisions', async () => {
  const { company, companyId, formId, ids, decide, told } = await aWorld()
  const { caller: other, accountId } = await aMember(companyId, { userType: 'Root' })
  expect(await told()).toEqual({ count: 0, median: null, load: [] })
  await decide(company.caller, 'Approved')
  expect(await told()).toEqual({ count: 3, median: 60, load: [[company.accountId, 0, 0, 3]] })
  const { actId } = await decide(other, 'Rejected', ids.slice(0, 1))
  expect((await told()).load).toEqual([
    [company.accountId, 0, 0, 2],
    [accountId, 0, 0, 1],
  ])
  expect(await inHistory()).toEqual([true, true, true])
  // Undoing a decision restores the earlier one, as made by the member who undoes it.
  await undoAct(company.caller, { companyId, formId, actId: actId ?? '' })
  expect((await told()).load).toEqual([[company.accountId, 0, 0, 3]])
  await decide(other, 'InReview', ids.slice(0, 2))
  expect(await told()).toEqual({ count: 1, median: 288, load: [[company.accountId, 0, 0, 1]] })
  expect(await inHistory()).toEqual([true])
})

test('load counts open assignments; a member who leaves has none, but keeps past decisions', async () => {
  const { company, companyId, formId, ids, decide, told } = await aWorld()
  const { caller: other, accountId } = await aMember(companyId, { userType: 'Root' })
  const assigned = await assignApplications(company.caller, {
    companyId,
    formId,
    dryRun: false,
    applicationIds: ids,
    assign: [accountId],
    unassign: [],
  })
  expect((await told()).load).toEqual([[accountId, 3, 3, 0]])
  await decide(other, 'Approved', ids.slice(0, 1))
  expect((await told()).load).toEqual([[accountId, 3, 2, 1]])
  await undoAct(company.caller, { companyId, formId, actId: assigned.actId ?? '' })
  expect((await told()).load).toEqual([[accountId, 0, 0, 1]])
  await assignApplications(company.caller, {
    companyId,
    formId,
    dryRun: false,
    applicationIds: ids,
    assign: [accountId],
    unassign: [],
  })
  await removeCompanyAccount(company.caller, { companyId, accountId })
  expect((await told()).load).toEqual([[accountId, 0, 0, 1]])
  const { rows } = await database().execute(sql`
    select sum(difference)::int as sum, key = '' as none from report_changes
    where company_id = ${companyId} and dimension = 'assignee' group by 2 having sum(difference) <> 0`)
  expect(rows).toEqual([{ sum: 3, none: true }])
})
