import { and, asc, eq, sql } from 'drizzle-orm'
import { applications } from '#database/schema/applications.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import type { FormIds } from '#domain/forms/forms/own-form.ts'
import { handedInTo } from '#domain/review/application-search/application-filters.ts'

/** The applications on the waiting list of a form. */
export const isReserve = (ids: FormIds) => and(handedInTo(ids), eq(applications.status, 'Reserve'))

/** The order in which reserves move up; those without a place follow, the earliest submission first. */
export const inReserveOrder = [
  sql`${results.reservePlace} nulls last`,
  asc(applications.submittedAt),
  asc(applications.id),
] as const
