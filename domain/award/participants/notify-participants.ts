import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { addressOfEach } from '#domain/applying/applications/address-of-each.ts'
import { formNamesOfEach, formTypeOfEach } from '#domain/forms/forms/form-names.ts'
import { notifyOfEach } from '#domain/ground/notifications/notify.ts'

/**
 * Notifies participants of their status: in the product at once, by e-mail with the next daily one, so that an act
 * undone before then sends nothing.
 */
export const notifyStatus = (
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
      values: sql`${formNamesOfEach} || jsonb_build_object('status', ${status}, 'formType', ${formTypeOfEach})`,
      ...(actId !== undefined && { actId }),
    },
    which,
  )
