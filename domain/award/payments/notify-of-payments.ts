import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#database/connection.ts'
import { addressOfEach } from '#domain/applying/applications/address-of-each.ts'
import { formNamesOfEach } from '#domain/forms/forms/form-names.ts'
import { notifyOfEach } from '#domain/ground/notifications/notify.ts'

type Event = 'paymentPlanned' | 'paymentPaid' | 'paymentReturned' | 'paymentCancelled'

/**
 * Notifies of payments, all applications or those matching `which`: of paid and returned ones at once, of plans by
 * daily e-mail.
 */
export const notifyOfPayments = (
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
