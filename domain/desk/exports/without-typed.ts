import { sql } from 'drizzle-orm'
import { madeExports } from '#database/schema/exports/made-exports.ts'

/**
 * What is changed of an export that is over: what somebody typed to find people may be a name, and whom they chose are people, too.
 * Both are forgotten with the file; who took what out stays.
 */
export const withoutTyped = {
  asked: sql`${madeExports.asked} #- '{filters,search}' #- '{filters,noteContains}' #- '{filters,answers}' #- '{ids}' #- '{except}'`,
  filterWords: sql`case when ${madeExports.asked} -> 'filters' ?| '{search,noteContains,answers}' then '{}' else ${madeExports.filterWords} end`,
}
