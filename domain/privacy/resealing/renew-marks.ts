import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#database/connection.ts'
import { citizenMarks } from '#domain/applying/applying/handing-in/citizen-mark.ts'
import { accountMarks } from '#domain/award/bank-infos/account-mark.ts'
import { addressMarks } from '#domain/ground/outreach/address-mark.ts'
import { unsealedJson } from '#platform/sealed-json.ts'
import { replaceValues, type StoredValue } from './replace-values.ts'

// Marks are hashes with a key derived from the secret: each is recomputed from the number, account or address that it
// was made from, if that still exists and matches the stored mark.

export interface RenewedMarks {
  readonly renewed: number
  /** Marks whose number or address is gone. With the newest secret they no longer match anything. */
  readonly lost: number
}

/** Marks of identity numbers: the number is in the submission or, if sharing was not consented to, in the profile. */
export function renewCitizenMarks(db: Database) {
  interface Row extends StoredValue {
    readonly formId: string
    readonly handedIn: string | null
    readonly profile: string | null
  }
  const Numbered = z.object({ tckn: z.string().nullable() })
  return counted((lose) =>
    replaceValues<Row>(
      db,
      {
        table: 'application_snapshots',
        column: 'citizen_mark',
        more: sql`, it.form_id as "formId", it.sensitive_sealed as "handedIn", candidates.citizen_sealed as profile`,
        joins: sql`join applications on applications.id = it.application_id
          join candidates on candidates.id = applications.candidate_id`,
      },
      ({ old, formId, handedIn, profile }) => {
        const numbers = [handedIn, profile].flatMap((sealed) => unsealedJson(Numbered, sealed)?.tckn ?? [])
        return newest(
          old,
          numbers.map((tckn) => citizenMarks(formId, tckn)),
          lose,
        )
      },
    ),
  )
}

export function renewAccountMarks(db: Database) {
  interface Row extends StoredValue {
    readonly companyId: string
    readonly sealed: string | null
  }
  const Account = z.object({ iban: z.string() })
  return counted((lose) =>
    replaceValues<Row>(
      db,
      {
        table: 'bank_infos',
        column: 'mark',
        more: sql`, applications.company_id as "companyId", it.sealed`,
        joins: sql`join applications on applications.id = it.application_id`,
      },
      ({ old, companyId, sealed }) => {
        const account = unsealedJson(Account, sealed)
        return newest(old, account ? [accountMarks(companyId, account.iban)] : [], lose)
      },
    ),
  )
}

/** For people who asked to be removed only the mark is stored. */
export function renewAddressMarks(db: Database) {
  interface Row extends StoredValue {
    readonly companyId: string
    readonly email: string | null
  }
  return counted((lose) =>
    replaceValues<Row>(
      db,
      {
        table: 'entries',
        column: 'address_mark',
        more: sql`, it.company_id as "companyId", snapshots.email`,
        joins: sql`left join application_snapshots as snapshots on snapshots.application_id = it.application_id`,
      },
      ({ old, companyId, email }) => newest(old, email ? [addressMarks(companyId, email)] : [], lose),
    ),
  )
}

async function counted(renew: (lose: () => void) => Promise<number>): Promise<RenewedMarks> {
  let lost = 0
  const renewed = await renew(() => lost++)
  return { renewed, lost }
}

/** The newest mark of the value that has the old mark; undefined if it is that one already, or if no value matches. */
function newest(old: string, found: readonly (readonly string[])[], lose: () => void): string | undefined {
  const its = found.find((marks) => marks.includes(old))
  if (!its) lose()
  return its?.[0] === old ? undefined : its?.[0]
}
