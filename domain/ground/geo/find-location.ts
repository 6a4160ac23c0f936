import { z } from 'zod'
import type { Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type { findLocation as call } from '#contract/data/geo.ts'

interface GeoService {
  /** `{ip}` is replaced by the visitor's address. */
  readonly url: string
  readonly onFailure: (error: unknown) => void
}

let service: GeoService | undefined

/** Without a service the country is unknown, and no visitor's address is sent anywhere. */
export function setGeoService(given: GeoService | undefined) {
  service = given
}

/** The country is only used for suggestions, so a failure is logged and answered as unknown. */
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
