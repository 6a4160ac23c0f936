import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { addressOfEach } from '#domain/applying/applications/address-of-each.ts'
import { formNamesOfEach } from '#domain/forms/forms/form-names.ts'
import { notifyOfEach } from '#domain/ground/notifications/notify.ts'

type Event = 'paymentPlanned' | 'paymentPaid' | 'paymentReturned' | 'paymentCancelled'

/** Money that came or came back is told at once, plans with the daily e-mail; to all or to those of whom `which` holds. */
export const tellOfPayments = (
  tx: Transaction,
  applicationIds: readonly string[],
  event: Event,
  { actId, which }: { readonly actId?: string; readonly which?: SQL } = {},
) =>
  notifyOfEach(
    tx,
    applicationIds,
    {
      kind: 'payments',
      event,
      mail: event === 'paymentPaid' || event === 'paymentReturned' ? 'now' : 'digest',
      address: addressOfEach,
      values: formNamesOfEach,
      ...(actId !== undefined && { actId }),
    },
    which,
  )
