import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { newIdPerRow, uuids } from '#database/uuids.ts'
import { accountMarks } from '#domain/award/bank-infos/account-mark.ts'
import { applicationsWith, flagShared } from '#domain/award/bank-infos/flag-accounts.ts'
import { sealBankAccount } from '#domain/candidates/candidates/sealed-bank-account.ts'
import { lockApplications } from '#domain/ground/locks/lock-applications.ts'

export interface EnteredAccount {
  readonly applicationId: string
  readonly iban: string
  readonly owner: string
  readonly isOther: boolean
}

interface Author {
  readonly companyId: string
  readonly accountId: string
}

/**
 * Stores accounts entered by the organization, encrypted, and flags those shared with another participant. Returns the
 * other applications with these accounts, whose holds must be updated.
 */
export async function writeAccounts(
  tx: Transaction,
  { companyId, accountId }: Author,
  accounts: readonly EnteredAccount[],
) {
  if (accounts.length === 0) return []
  const marks = accounts.map(({ iban }) => accountMarks(companyId, iban))
  const concerned = await applicationsWith(tx, companyId, marks.flat())
  await lockApplications(tx, sql`${applications.id} = any(${uuids(concerned)})`)
  const rows = await Promise.all(
    accounts.map(async ({ applicationId, iban, owner, isOther }, at) => ({
      application: applicationId,
      sealed: await sealBankAccount({ iban, owner }),
      mark: marks[at]?.[0],
      odd: isOther,
    })),
  )
  await tx.execute(sql`
    insert into ${bankInfos} (id, application_id, form_id, company_id, candidate_id, status, sealed, mark, flags,
      requested_by, given_at)
    select ${newIdPerRow}, ${applications.id}, ${applications.formId}, ${applications.companyId},
      ${applications.candidateId}, 'Given', given.sealed, given.mark,
      array['byOrganization'] || case when given.odd then array['otherOwner'] else array[]::text[] end,
      ${accountId}::uuid, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (application uuid, sealed text, mark text, odd boolean)
    join ${applications} on ${applications.id} = given.application`)
  await flagShared(tx, companyId, [...new Set(marks.flat())])
  return concerned
}
