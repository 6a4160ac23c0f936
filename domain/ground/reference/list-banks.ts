import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listBanks as call } from '#contract/data/data.ts'
import { banks } from '#database/schema/reference.ts'
import { byName } from './names.ts'
import { prepared } from './prepared.ts'

export async function listBanks({ language }: Caller): Promise<Output<typeof call>> {
  return { items: await statement(language).execute() }
}

const statement = prepared(
  'list_banks',
  () => ({
    id: banks.id,
    name: banks.name,
    type: banks.type,
    eftCode: banks.eftCode,
    ibanCode: banks.ibanCode,
    bic: banks.bic,
    receivesPersonalAccounts: banks.receivesPersonalAccounts,
  }),
  (db, fields, language) =>
    db
      .select(fields)
      .from(banks)
      .orderBy(byName(language, { name: banks.name })),
)
