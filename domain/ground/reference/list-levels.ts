import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { listLevels as call } from '#contract/data/data.ts'
import { educationLevels } from '#database/schema/reference.ts'
import { nameIn } from './names.ts'
import { prepared } from './prepared.ts'

export async function listLevels({ language }: Caller): Promise<Output<typeof call>> {
  return { items: await statement(language).execute() }
}

const statement = prepared(
  'list_levels',
  (language) => ({ id: educationLevels.id, code: educationLevels.code, name: nameIn(language, educationLevels) }),
  (db, fields) => db.select(fields).from(educationLevels).orderBy(educationLevels.id),
)
