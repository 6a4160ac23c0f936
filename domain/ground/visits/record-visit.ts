import { eq, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { listAddresses } from '#contract/forms/form-facts.ts'
import type { recordVisit as recordVisitCall, SeenPlace } from '#contract/visits.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { forms } from '#database/schema/forms.ts'
import { formViews } from '#database/schema/reports/form-views.ts'
import { visits } from '#database/schema/visits.ts'
import { addressOf } from '#domain/ground/callers/address-of.ts'

/** Two visits per second for ten minutes: enough for a whole school behind one address. */
const byAddress = limit('visits:address', { points: 1200, seconds: 10 * 60 })

export async function recordVisit(caller: Caller, { step, ...visit }: Input<typeof recordVisitCall>) {
  await byAddress.demand(addressOf(caller))
  const seen = seenForm(visit.path, step)
  if (!seen) {
    await database().insert(visits).values(visit).onConflictDoNothing()
    return null
  }
  // One statement: a repeated report of the same visit does not count a second view.
  await database().execute(sql`
    with recorded as (
      insert into ${visits} (id, path, locale) values (${visit.id}, ${visit.path}, ${visit.locale})
      on conflict do nothing returning id
    )
    insert into ${formViews} (form_id, day, place, views)
    select ${forms.id}, (now() at time zone 'Europe/Istanbul')::date, ${seen.place}, 1 from ${forms}, recorded
    where ${seen.isForm} and ${forms.publishedVersion} is not null`)
  return null
}

interface Seen {
  readonly place: SeenPlace
  readonly isForm: SQL
}

/** The form of an address: listing pages end with its number, the pages of applying contain its id. */
function seenForm(path: string, step: Input<typeof recordVisitCall>['step']): Seen | undefined {
  const [, list, number] = /^(\/[a-z]+)\/(?:[^/]*-)?(\d{1,9})\/?$/.exec(path) ?? []
  if (number !== undefined && (Object.values(listAddresses) as string[]).includes(list ?? ''))
    return { place: 'page', isForm: eq(forms.number, Number(number)) }
  const [, id] = /^\/student-dashboard\/apply\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(path) ?? []
  return id !== undefined && step !== undefined ? { place: step, isForm: eq(forms.id, id) } : undefined
}
