import { createHash } from 'node:crypto'

/** Without letters that are confused on the phone: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 100042-K7M3XQ: the listing's number and six letters derived from the application's id. */
export function receiptNumber(formNumber: number, applicationId: string): string {
  const digest = createHash('sha256').update(applicationId).digest()
  const own = Array.from({ length: 6 }, (_, at) => letters[(digest[at] ?? 0) % letters.length]).join('')
  return `${formNumber}-${own}`
}
