import { z } from 'zod'
import type { candidates } from '#database/schema/candidates.ts'
import { sealJson, unsealJson } from '#platform/sealed-json.ts'

type Sealed = Pick<typeof candidates.$inferSelect, 'citizenSealed' | 'citizenCheckedAt' | 'citizenCheckedBy'>

const Citizen = z.object({ tckn: z.string() })

export const sealCitizenNumber = (tckn: string) => sealJson({ tckn } satisfies z.input<typeof Citizen>)

/** Decrypts the number for submitting; screens show the masked one. */
export const openCitizenNumber = ({ citizenSealed }: Pick<Sealed, 'citizenSealed'>) =>
  unsealJson(Citizen, citizenSealed)

/** The part of the number that may be shown. */
export async function maskedCitizenNumber(sealed: Sealed) {
  const citizen = await openCitizenNumber(sealed)
  if (!citizen || !sealed.citizenCheckedAt || !sealed.citizenCheckedBy) return null
  return {
    masked: maskedTckn(citizen.tckn),
    checkedBy: sealed.citizenCheckedBy,
    checkedAt: sealed.citizenCheckedAt.toISOString(),
  }
}

export const maskedTckn = (tckn: string) => tckn.slice(-4).padStart(tckn.length, '*')
