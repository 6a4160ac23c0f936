import { createHash } from 'node:crypto'

/** A number of no real account with right check digits, the same for the same seed. */
export function ibanOf(seed: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
    .toString()
    .slice(0, 16)
  const account = `000100${digits}`
  // T is 29 and R is 27.
  const check = 98n - (BigInt(`${account}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${account}`
}
