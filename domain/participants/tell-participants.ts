import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { applications } from '#database/schema/applications.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { shownTitle } from '#domain/listings/shown-title.ts'
import { notifyOfEach } from '#domain/notifications/notify.ts'

/** What news of a participant call the form and its organization; SQL over `applications`. */
const namesOfEach = sql`(
  select jsonb_build_object('title', ${shownTitle}, 'companyName', ${companies.name})
  from ${forms} join ${companies} on ${companies.id} = ${forms.companyId}
  left join ${listings} on ${listings.formId} = ${forms.id}
  where ${forms.id} = ${applications.formId})`

/** Leads to the participant's own page of the application. */
const addressOfEach = sql`'/student-dashboard/applications/' || ${applications.id}`

/**
 * Tells participants where they stand: in the product at once, and with the next daily e-mail, so that an act which is
 * undone until then has left no trace.
 */
export const tellStatus = (
  tx: Transaction,
  applicationIds: readonly string[],
  { status, actId, which }: { readonly status: SQL; readonly actId?: string; readonly which?: SQL },
) =>
  notifyOfEach(
    tx,
    applicationIds,
    {
      kind: 'applications',
      event: 'participantStatusChanged',
      mail: 'digest',
      address: addressOfEach,
      values: sql`${namesOfEach} || jsonb_build_object('status', ${status})`,
      ...(actId !== undefined && { actId }),
    },
    which,
  )
