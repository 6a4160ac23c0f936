import { z } from 'zod'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { findLocation as call } from '#contract/data/geo.ts'

interface GeoService {
  /** `{ip}` in it stands for the visitor's address. */
  readonly url: string
  readonly onFailure: (error: unknown) => void
}

let service: GeoService | undefined

/** Without a service nobody's country is known, and nobody's address leaves the house. */
export function setGeoService(given: GeoService | undefined) {
  service = given
}

/** A country is a suggestion's reason and nothing more: a failure is logged and answered as not known. */
export async function findLocation({ address }: Caller): Promise<Output<typeof call>> {
  if (!service) return { country: null }
  try {
    return { country: await countryAt(service.url.replace('{ip}', encodeURIComponent(address ?? ''))) }
  } catch (error) {
    service.onFailure(error)
    return { country: null }
  }
}

const patience = 2000

async function countryAt(url: string) {
  const answer = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`The geolocation service answered ${answer.status}`)
  return Located.parse(await answer.json()).country
}

const Located = z.object({
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .transform((country) => country.toLowerCase()),
})
