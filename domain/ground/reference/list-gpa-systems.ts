import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listGpaSystems as call } from '#contract/data/data.ts'
import { gpaSystems } from '#database/schema/reference.ts'
import { nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listGpaSystems({ language }: Caller): Promise<Output<typeof call>> {
  return { items: await statement(language).execute() }
}

const statement = prepared(
  'list_gpa_systems',
  (language) => ({
    id: gpaSystems.id,
    code: gpaSystems.code,
    name: nameIn(language, gpaSystems),
    min: gpaSystems.min,
    max: gpaSystems.max,
    decimals: gpaSystems.decimals,
    pass: gpaSystems.pass,
    better: gpaSystems.better,
    regex: gpaSystems.regex,
    default: gpaSystems.isDefault,
  }),
  (db, fields) => db.select(fields).from(gpaSystems).orderBy(gpaSystems.id),
)
