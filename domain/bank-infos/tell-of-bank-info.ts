import type { Transaction } from '#database/connection.ts'
import { addressOfEach } from '#domain/applications/address-of-each.ts'
import { formNamesOfEach } from '#domain/forms/form-names.ts'
import { notifyOfEach } from '#domain/notifications/notify.ts'

/** Told at once: nobody is paid before. The news lead to the application, where the account is given. */
export const tellOfBankInfo = (
  tx: Transaction,
  applicationIds: readonly string[],
  event: 'bankInfoRequested' | 'bankInfoReminder',
  actId?: string,
) =>
  notifyOfEach(tx, applicationIds, {
    kind: 'payments',
    event,
    mail: 'now',
    address: addressOfEach,
    values: formNamesOfEach,
    ...(actId !== undefined && { actId }),
  })
