import { sql } from 'drizzle-orm'
import { madeExports } from '#database/schema/exports/made-exports.ts'

/**
 * Clears, when an export is over, typed search texts and chosen ids, which are personal data. Who exported what is
 * kept.
 */
export const withoutTyped = {
  asked: sql`${madeExports.asked} #- '{filters,search}' #- '{filters,noteContains}' #- '{filters,answers}' #- '{ids}' #- '{except}'`,
  filterWords: sql`case when ${madeExports.asked} -> 'filters' ?| '{search,noteContains,answers}' then '{}' else ${madeExports.filterWords} end`,
}
