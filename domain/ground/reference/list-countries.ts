import { sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type listCountries as call, turkey } from '#contract/data/data.ts'
import { countries } from '#database/schema/reference.ts'
import { byName, nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listCountries({ language }: Caller): Promise<Output<typeof call>> {
  return { items: await statement(language).execute() }
}

const statement = prepared(
  'list_countries',
  (language) => ({
    id: countries.id,
    name: nameIn(language, countries),
    alpha2: countries.alpha2,
    alpha3: countries.alpha3,
    numeric: countries.numeric,
    phone: countries.phone,
    flag: countries.flag,
  }),
  (db, fields, language) =>
    db.select(fields).from(countries).orderBy(sql`${countries.id} <> ${turkey}`, byName(language, countries)),
)
